import { expect, test } from 'vitest'
import { isFileName } from './file-name.ts'

test.each(['/favicon.ico', '/wp-login.php', '/assets/x', '/.well-known/x', '/a/b.JPG'])(
  '%s is a file',
  (path) => {
    expect(isFileName(path)).toBe(true)
  },
)

test.each(['/', '/pricing', '/fr/tarifs.htm', '/INDEX.HTML', '/v1.2/notes', '/a.', '/assets'])(
  'a page can be at %s',
  (path) => {
    expect(isFileName(path)).toBe(false)
  },
)
