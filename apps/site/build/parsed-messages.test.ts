import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, expect, test, vi } from 'vitest'
import { parsedMessages } from './parsed-messages.ts'

const directory = mkdtempSync(join(import.meta.dirname, '../node_modules/.bundle-'))
afterAll(() => rmSync(directory, { recursive: true }))

const source = `
  import { createFormat, site } from '@jalonne/messages'
  export const say = async (language, id, values) =>
    createFormat(language, await site.load(language))(id, values)
`

test('the built texts need no parser, and still show what is missing as it was written', async () => {
  const entry = join(directory, 'entry.js')
  writeFileSync(entry, source)
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [parsedMessages()],
    build: { ssr: entry, outDir: join(directory, 'out'), minify: true },
  })
  const built = readFileSync(join(directory, 'out/entry.js'), 'utf8')
  expect(built).toContain('an uncompiled message')
  const { say } = await import(pathToFileURL(join(directory, 'out/entry.js')).href)

  expect(await say('fr', 'nav.home')).toBe('Accueil')
  expect(await say('en', 'page.announcement', { title: 'Pricing' })).toBe('Pricing, page loaded')
  expect(await say('en', 'page.announcement')).toBe('{title}, page loaded')
  const told = vi.spyOn(console, 'error').mockReturnValue()
  expect(await say('en', 'no.such.text')).toBe('no.such.text')
  told.mockRestore()
  expect(await say('en', 'price.from')).toBe('From 2500 EUR')
})
