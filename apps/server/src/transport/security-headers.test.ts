import { expect, test } from 'vitest'
import { commonHeaders, contentSecurityPolicy } from './security-headers.ts'

const local = { origin: 'http://localhost:3000', contentOrigins: ['http://localhost:3900'] }
const inline = { scripts: ["'sha256-s'"], styles: ["'sha256-t'"] }

test('only own files and the listed inline parts run', () => {
  const policy = contentSecurityPolicy(inline, local).split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self' 'sha256-s'")
  expect(policy).toContain("style-src 'self' 'sha256-t'")
  expect(policy).toContain("connect-src 'self' http://localhost:3900")
  expect(policy).toContain("img-src 'self' data: http://localhost:3900")
  expect(policy).toContain('media-src http://localhost:3900')
  expect(policy.filter((directive) => directive.includes('unsafe'))).toEqual([
    "style-src-attr 'unsafe-inline'",
  ])
})

test('plain http is neither upgraded nor pinned', () => {
  expect(contentSecurityPolicy(inline, local)).not.toContain('upgrade-insecure-requests')
  expect(commonHeaders(local)).not.toHaveProperty('strict-transport-security')
})

test('https is', () => {
  const secure = { ...local, origin: 'https://jalonne.ch' }
  expect(contentSecurityPolicy(inline, secure)).toContain('upgrade-insecure-requests')
  expect(commonHeaders(secure)).toHaveProperty('strict-transport-security')
})

test('the tag manager is let in only where an editor has set a measurement id', () => {
  const withTag = contentSecurityPolicy(inline, local, true).split('; ')
  expect(withTag).toContain("script-src 'self' 'sha256-s' https://www.googletagmanager.com")
  expect(withTag.find((directive) => directive.startsWith('connect-src'))).toContain(
    'https://*.google-analytics.com',
  )
  expect(contentSecurityPolicy(inline, local)).not.toContain('google')
})
