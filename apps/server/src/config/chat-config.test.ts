import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without a model the assistant answers by itself', () => {
  expect(readConfig({}).model).toBeNull()
})

test('a model is an address and a name, with a key where it wants one', () => {
  const env = { CHAT_API_URL: 'https://models.example/v1/', CHAT_MODEL: 'small' }
  expect(readConfig(env).model).toMatchObject({
    url: 'https://models.example/v1',
    key: null,
    model: 'small',
    deadlineMs: 8_000,
  })
})

test.each([
  { CHAT_API_URL: 'https://models.example/v1' },
  { CHAT_MODEL: 'small' },
  { CHAT_API_KEY: 'k' },
])('%o alone is a mistake', (env) => expect(() => readConfig(env)).toThrow('belong together'))

test('a voice agent is a script and an id, or there is none', () => {
  const script = { VOICE_SCRIPT_URL: 'https://voices.example/widget.js' }
  expect(readConfig({}).voice).toBeNull()
  expect(readConfig({ ...script, VOICE_AGENT_ID: 'agent_1' }).voice).toEqual({
    scriptUrl: 'https://voices.example/widget.js',
    agentId: 'agent_1',
  })
  expect(() => readConfig(script)).toThrow('belong together')
  expect(() => readConfig({ ...script, VOICE_AGENT_ID: '"><script>' })).toThrow('VOICE_AGENT_ID')
})

test('a key that cannot be used is not repeated', () => {
  expect(() => readConfig({ CHAT_API_KEY: 'two words' })).toThrow(/^(?!.*two words).*CHAT_API_KEY/)
})
