import { defineArrayMember, defineType } from '@sanity/types'
import { articleBlock } from './text-blocks.ts'

export const articleBlocks = defineType({
  name: 'articleBlocks',
  title: 'Text of an article',
  type: 'array',
  description: 'Paragraphs, headings, lists, links, images and code.',
  of: [
    articleBlock,
    defineArrayMember({ type: 'textImage' }),
    defineArrayMember({ type: 'codeBlock' }),
  ],
})
