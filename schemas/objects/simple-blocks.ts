import { defineType } from '@sanity/types'
import { simpleBlock } from './text-blocks.ts'

export const simpleBlocks = defineType({
  name: 'simpleBlocks',
  title: 'Simple text',
  type: 'array',
  description: 'Paragraphs with links and emphasis.',
  of: [simpleBlock],
})
