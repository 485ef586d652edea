import { defineArrayMember, defineType } from '@sanity/types'
import { richBlock } from './text-blocks.ts'

export const richBlocks = defineType({
  name: 'richBlocks',
  title: 'Formatted text',
  type: 'array',
  description: 'Paragraphs, headings, lists, links and images.',
  of: [richBlock, defineArrayMember({ type: 'textImage' })],
})
