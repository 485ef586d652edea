import { parse } from 'groq-js'
import { expect, test } from 'vitest'
import { growthOf } from './growth.ts'

test.each([
  ['*[_type == "page"]{title, "path": "/" + slug.current}', 2],
  ['*[0]{"a": a + b + c}', 3],
  ['{"a": $x}{"a": a + a}{"a": a + a}', 4],
  ['{"a": $x}{"a": [...a, ...a, 1]}', 2],
  ['array::join(tags, ", ") + title', 101],
])('%s makes strings and lists at most so many times as long', (query, times) => {
  expect(growthOf(parse(query, { params: { x: '' } }))).toBe(times)
})
