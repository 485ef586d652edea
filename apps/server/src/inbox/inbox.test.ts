import { Worker } from 'node:worker_threads'
import { eventually } from '@jalonne/node-kit/testing/eventually'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { openInbox } from './inbox.ts'

test('nobody waits for an inbox whose thread is gone', async () => {
  const folder = await scratchFolder()
  const inbox = await openInbox(readConfig({ DATA_DIR: folder }), pino({ level: 'silent' }))
  await inbox.check()
  await inbox.close()
  await expect(inbox.check()).rejects.toThrow('The inbox ended')
})

test('an inbox whose thread has died begins anew, and knows who its mails are from', async () => {
  const posts = vi.spyOn(Worker.prototype, 'postMessage')
  onTestFinished(() => posts.mockRestore())
  const folder = await scratchFolder()
  const inbox = await openInbox(readConfig({ DATA_DIR: folder }), pino({ level: 'silent' }))
  onTestFinished(() => inbox.close())
  const agency = {
    brand: 'Jalonne',
    from: { name: 'Jalonne', address: 'site@jalonne.example' },
    team: { name: 'Team', address: 'team@jalonne.example' },
    origin: 'https://jalonne.example',
  }
  inbox.sendAs(agency)
  await inbox.check()
  const [thread] = posts.mock.contexts
  posts.mockClear()
  if (thread instanceof Worker) await thread.terminate()
  await eventually(() => inbox.check())
  expect(posts.mock.calls).toContainEqual([{ agency }])
})
