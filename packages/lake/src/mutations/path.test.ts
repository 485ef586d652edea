import { expect, test } from 'vitest'
import { isPath } from './path.ts'

test.each([
  'title',
  'body.en',
  'sections[0]',
  'sections[-1].title',
  'tags[1:]',
  'items[_key=="a.b]c"].price',
  'rows[].cells[_key=="x"].text',
  '..children[_key=="y"]',
  'a..b',
  'a..[_key=="b"].c',
  'étage',
])('%s is a path', (path) => expect(isPath(path)).toBe(true))

test.each([
  '',
  ' ',
  'a[',
  'a]',
  'a b',
  '.a',
  'a.',
  'a..',
  'items[_key=="x]',
  '[0]',
  'a...b',
  'a.[0]',
])('"%s" is no path', (path) => expect(isPath(path)).toBe(false))
