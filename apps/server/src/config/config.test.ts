import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment serves the embedded lake on the usual addresses', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    origin: 'http://localhost:3000',
    hosts: { fr: ['fr.localhost'], en: ['en.localhost'] },
    content: {
      projectId: 'jalonne',
      dataset: 'production',
      apiHost: 'http://localhost:3900',
      useProjectHostname: false,
      useCdn: false,
    },
  })
})

test('a project id switches to the hosted lake', () => {
  const { content } = readConfig({ SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'staging' })
  expect(content).toMatchObject({
    projectId: 'abc123',
    dataset: 'staging',
    apiHost: 'https://api.sanity.io',
    useProjectHostname: true,
    useCdn: true,
  })
})

test('the hosted lake is asked without its CDN where the environment says so', () => {
  const { content } = readConfig({ SANITY_PROJECT_ID: 'abc123', SANITY_USE_CDN: 'false' })
  expect(content.useCdn).toBe(false)
})

test('a dataset of the hosted lake may be named by an alias', () => {
  const { content } = readConfig({ SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: '~live' })
  expect(content.dataset).toBe('~live')
})

test('a lake may be reached below a path of another address', () => {
  const { content } = readConfig({ SANITY_API_HOST: 'https://example.ch/lake/' })
  expect(content).toMatchObject({ apiHost: 'https://example.ch/lake', useProjectHostname: false })
  expect(() => readConfig({ SANITY_API_HOST: 'https://example.ch/?lake' })).toThrow(/question mark/)
})

test('how many connections are open at a time is told by the environment', () => {
  expect(readConfig({ MAX_CONNECTIONS: '7' }).limits.connections).toBe(7)
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ SITE_PORT: '', SANITY_PROJECT_ID: '' }).port).toBe(3000)
})

test('host lists are split, trimmed and lowered', () => {
  expect(readConfig({ FR_HOSTS: 'Jalonne.ch, www.jalonne.ch' }).hosts.fr).toEqual([
    'jalonne.ch',
    'www.jalonne.ch',
  ])
})

test.each([
  [{ SITE_PORT: 'http' }, /SITE_PORT must be a whole number from 0 to 65535, not "http"/],
  [{ SITE_PORT: '70000' }, /SITE_PORT must be a whole number/],
  [{ SITE_ORIGIN: 'jalonne.ch' }, /SITE_ORIGIN must be an http or https address without a path/],
  [{ SITE_ORIGIN: 'https://jalonne.ch/fr' }, /SITE_ORIGIN/],
  [
    { TRUST_PROXY: 'maybe' },
    /TRUST_PROXY must be true, false, private, or addresses .*, not "maybe"/,
  ],
  [{ FR_HOSTS: 'a b' }, /FR_HOSTS/],
  [{ SITE_INDEXED: 'maybe' }, /SITE_INDEXED must be true or false, not "maybe"/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must match .*"debug".*, not "loud"/],
  [{ SMTP_URL: 'mail.example:25' }, /SMTP_URL must be an address like smtp:/],
  [{ MAIL_TEAM: 'the team' }, /MAIL_TEAM must be an address/],
  [{ MAIL_FROM: 'a@b.ch\nBcc: c@d.ch' }, /MAIL_FROM must be an address/],
  [{ LEADS_RETENTION_DAYS: '0' }, /LEADS_RETENTION_DAYS must be a whole number from 1/],
  [{ SANITY_PROJECT_ID: 'Bad Id' }, /SANITY_PROJECT_ID must match/],
])('%o is refused in one sentence', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

test('a server other machines reach wants to know its address', () => {
  for (const SITE_HOST of ['0.0.0.0', '::', '192.168.1.5']) {
    expect(() => readConfig({ SITE_HOST })).toThrow(/^[^\n]*SITE_ORIGIN must say[^\n]*$/)
    expect(readConfig({ SITE_HOST, SITE_ORIGIN: 'https://a.ch' }).host).toBe(SITE_HOST)
  }
  expect(readConfig({ SITE_HOST: '::1' }).origin).toBe('http://localhost:3000')
})

test('several faults are told at once', () => {
  expect(() => readConfig({ SITE_PORT: 'x', TRUST_PROXY: 'y' })).toThrow(/SITE_PORT.*; TRUST_PROXY/)
})

test('without settings for mail, leads stay in the inbox, for two years', () => {
  expect(readConfig({})).toMatchObject({
    mail: { smtpUrl: null, from: null, team: null },
    leadsRetentionDays: 730,
  })
})

test('mail addresses come with a name or without', () => {
  const { mail } = readConfig({ MAIL_FROM: 'Jalonne <hello@jalonne.ch>', MAIL_TEAM: 'a@b.ch' })
  expect(mail).toMatchObject({
    from: { name: 'Jalonne', address: 'hello@jalonne.ch' },
    team: { name: '', address: 'a@b.ch' },
  })
})

test('a token is taken without what was copied along with it, and refused unrepeated when no header can carry it', () => {
  const tokenOf = (written: string) =>
    readConfig({ SANITY_API_READ_TOKEN: written }).content.readToken
  expect(tokenOf(' skabc\n')).toBe('skabc')
  for (const written of ['sk…', 'skabc\nskdef', ' ']) {
    expect(() => tokenOf(written)).toThrow(/^(?!.*sk).*SANITY_API_READ_TOKEN must be one word\.$/s)
  }
})

test('the password of a mail server is never repeated', () => {
  expect(() => readConfig({ SMTP_URL: 'http://user:secret@mail.example' })).not.toThrow(/secret/)
  expect(() => readConfig({ SMTP_URL: 'http://user:secret@mail.example' })).toThrow(/SMTP_URL/)
})

test.each([
  ['CHAT_API_URL', 'https://user:secret@models.example/v1'],
  ['SANITY_API_HOST', 'https://:secret@lake.example'],
  ['SITE_ORIGIN', 'https://user:secret@jalonne.ch'],
  ['VOICE_SCRIPT_URL', 'user:secret@voices.example'],
])('a password in %s is never repeated', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^(?!.*secret).*${name} must be an http or https address`),
  )
})

test('an address is refused for its password where it holds one', () => {
  const url = 'https://user:secret@models.example/v1'
  expect(() => readConfig({ CHAT_API_URL: url })).toThrow('without a password')
})
