import { expect, test, vi } from 'vitest'
import { lazyNamespace, namespace } from './namespace.ts'

const texts = { fr: { hello: 'Bonjour {name}' }, en: { hello: 'Hello {name}' } }

test('texts for the browser are loaded by language, once', async () => {
  const lazy = lazyNamespace({
    fr: async () => ({ default: texts.fr }),
    en: async () => ({ default: texts.en }),
  })
  expect(lazy.loaded('fr')).toBeUndefined()
  expect(() => lazy.format('fr')).toThrow('have not been loaded')
  const loaded = await lazy.load('fr')
  expect(lazy.loaded('fr')).toBe(loaded)
  expect(lazy.load('fr')).toBe(lazy.load('fr'))
  expect(lazy.format('fr')('hello', { name: 'Ada' })).toBe('Bonjour Ada')
  expect(lazy.loaded('en')).toBeUndefined()
})

test('a file that could not be fetched is fetched again the next time', async () => {
  const fetchFrench = vi.fn(async () => ({ default: texts.fr }))
  fetchFrench.mockRejectedValueOnce(new Error('away'))
  const lazy = lazyNamespace({ fr: fetchFrench, en: async () => ({ default: texts.en }) })
  await expect(lazy.load('fr')).rejects.toThrow('away')
  expect(await lazy.load('fr')).toBe(texts.fr)
})

test('texts that come with their code need no loading, nor a build', () => {
  const bundled = namespace(texts)
  expect(bundled.format('en')('hello', { name: 'Ada' })).toBe('Hello Ada')
  expect(bundled.format('fr')('hello')).toBe('Bonjour {name}')
})
