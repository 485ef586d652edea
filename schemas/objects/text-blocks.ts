import { defineArrayMember } from '@sanity/types'

const decorators = [
  { title: 'Strong', value: 'strong' },
  { title: 'Emphasis', value: 'em' },
]

/** A paragraph as FAQ answers use it: links and emphasis, no headings. */
export const simpleBlock = defineArrayMember({
  type: 'block',
  styles: [{ title: 'Paragraph', value: 'normal' }],
  lists: [],
  marks: { decorators, annotations: [{ type: 'textLink' }] },
})

const styles = [
  { title: 'Paragraph', value: 'normal' },
  { title: 'Heading', value: 'h2' },
  { title: 'Smaller heading', value: 'h3' },
]

const lists = [
  { title: 'Bullets', value: 'bullet' },
  { title: 'Numbers', value: 'number' },
]

/** A paragraph, heading or list item of a long text. */
export const richBlock = defineArrayMember({
  type: 'block',
  styles,
  lists,
  marks: { decorators, annotations: [{ type: 'textLink' }] },
})

/** As `richBlock`, with words set as code. */
export const articleBlock = defineArrayMember({
  type: 'block',
  styles,
  lists,
  marks: {
    decorators: [...decorators, { title: 'Code', value: 'code' }],
    annotations: [{ type: 'textLink' }],
  },
})
