import { readdirSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { scratchFolder } from '../../packages/node-kit/src/testing/scratch.ts'
import type { Child } from './child.ts'
import { startMocks } from './mocks.ts'

const startContentMock = vi.hoisted(() => vi.fn())
vi.mock('../../packages/mocks/src/node.ts', () => ({ lakeMiddleware: vi.fn(), startContentMock }))

const running = { close: async () => undefined }
afterEach(() => vi.unstubAllEnvs())

test('a run on mocks reaches nobody whom the environment names', async () => {
  startContentMock.mockResolvedValueOnce(running)
  const env = {
    SANITY_PROJECT_ID: 'abc',
    SANITY_API_READ_TOKEN: 'secret',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'site@example.ch',
    MAIL_TEAM: 'team@example.ch',
    CHAT_API_URL: 'https://models.example/v1',
    CHAT_API_KEY: 'key',
    CHAT_MODEL: 'small',
    VOICE_SCRIPT_URL: 'https://voices.example/widget.js',
    VOICE_AGENT_ID: 'agent',
  }
  const children: Child[] = []
  const { settings } = await startMocks(env, children)
  for (const child of children) await child.stop()
  const { content, mail, model, voice, origin } = settings.config
  expect(content).toMatchObject({ apiHost: origin, readToken: null })
  expect({ smtpUrl: mail.smtpUrl, model, voice }).toEqual({
    smtpUrl: null,
    model: null,
    voice: null,
  })
})

test.each([
  ['has ended', () => startContentMock.mockResolvedValueOnce(running)],
  ['could not start', () => startContentMock.mockRejectedValueOnce(new Error('no content'))],
])('a run on mocks that %s leaves no folder behind', async (_what, prepare) => {
  const temporary = await scratchFolder()
  vi.stubEnv('TMPDIR', temporary)
  prepare()
  const children: Child[] = []
  await startMocks({}, children).catch(() => undefined)
  expect(readdirSync(temporary)).toHaveLength(1)
  for (const child of children.reverse()) await child.stop()
  expect(readdirSync(temporary)).toEqual([])
})
