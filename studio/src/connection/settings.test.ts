import { expect, test } from 'vitest'
import { readStudioSettings } from './settings.ts'

test('without any variable, the Studio works on the embedded lake', () => {
  expect(readStudioSettings({})).toEqual({
    projectId: 'jalonne',
    dataset: 'production',
    apiHost: 'http://localhost:3900',
    siteOrigin: 'http://localhost:3000',
  })
})

test('a project alone means the hosted lake', () => {
  expect(readStudioSettings({ SANITY_STUDIO_PROJECT_ID: 'abc123' })).toEqual({
    projectId: 'abc123',
    dataset: 'production',
  })
})

test('a dataset of the hosted lake may be named by an alias', () => {
  const built = { SANITY_STUDIO_PROJECT_ID: 'abc123', SANITY_STUDIO_DATASET: '~live' }
  expect(readStudioSettings(built).dataset).toBe('~live')
})

test('the path below which `sanity build` puts the whole Studio is not put before its addresses a second time', () => {
  const environment: NodeJS.ProcessEnv = { SANITY_STUDIO_BASEPATH: '/studio' }
  expect(readStudioSettings(environment)).not.toHaveProperty('basePath')
})

test('a slash at the end of an address is none of it', () => {
  const built = {
    SANITY_STUDIO_API_HOST: 'https://example.ch/lake/',
    SANITY_STUDIO_SITE_ORIGIN: 'https://example.ch/',
  }
  expect(readStudioSettings(built)).toMatchObject({
    apiHost: 'https://example.ch/lake',
    siteOrigin: 'https://example.ch',
  })
})

test('what the server wrote into the page counts more than what was built in', () => {
  const written = '{"projectId":"jalonne","dataset":"staging","apiHost":"http://localhost:4000"}'
  const built = { SANITY_STUDIO_PROJECT_ID: 'abc123' }
  expect(readStudioSettings(built, written)).toEqual(JSON.parse(written))
})

test.each(['{', '{"projectId":"jalonne"}', '{"projectId":"a","dataset":"b","apiHost":"lake"}'])(
  'damaged settings are not guessed at: %s',
  (written) => {
    expect(() => readStudioSettings({}, written)).toThrow()
  },
)
