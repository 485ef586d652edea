import { expect, test } from 'vitest'
import { contourAddress, seedFromAddress } from './address.ts'

test.each([
  ['/', '/contours/jalonne.svg?v=1', 'jalonne'],
  ['/services/web-new', '/contours/services-web-new.svg?v=1', 'services-web-new'],
  ['Crête à crête', '/contours/cr-te-cr-te.svg?v=1', 'cr-te-cr-te'],
])('the sheet of "%s" has an address the server reads back', (seed, address, name) => {
  expect(contourAddress(seed)).toBe(address)
  expect(seedFromAddress(new URL(address, 'https://site.test').pathname)).toBe(name)
})

test.each(['/contours/.svg', '/contours/../x.svg', '/contours/A.svg', '/contours/a.png', '/'])(
  '"%s" is no address of a sheet',
  (path) => expect(seedFromAddress(path)).toBeNull(),
)
