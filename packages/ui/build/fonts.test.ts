import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'
import { buildFonts, folder } from './fonts.ts'

const root = join(import.meta.dirname, '../../..')
const copy = globSync(['packages/seed/seed.ndjson', 'packages/messages/*/{fr,en}.json'], {
  cwd: root,
})
// The word joiner takes no room, and browsers make thin spaces from the ordinary one.
const withoutGlyph = ['\u2060', '\u2009', '\u202F']

test('the files are those the script writes', async () => {
  for (const [name, content] of Object.entries(await buildFonts()))
    expect(readFileSync(join(folder, name)).equals(Buffer.from(content)), name).toBe(true)
})

test.each(['instrument-sans', 'geist-mono'])(
  'every character of the seed and the messages is in the subset of %s',
  (name) => {
    const font = create(readFileSync(join(folder, `${name}-subset.woff2`)))
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} holds more than one font`)
    expect(copy.length).toBeGreaterThan(2)
    const text = copy.map((file) => readFileSync(join(root, file), 'utf8')).join('')
    const signs = '’‘“”«»–—…\u00A0·€ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿÄÖäöß0123456789'
    const missing = [...new Set(text + signs)].filter(
      (character) =>
        /\P{Cc}/u.test(character) &&
        !withoutGlyph.includes(character) &&
        !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    )
    expect(missing).toEqual([])
  },
)
