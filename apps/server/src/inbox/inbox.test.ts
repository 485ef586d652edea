import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { openInbox } from './inbox.ts'

test('nobody waits for an inbox whose thread is gone', async () => {
  const folder = await scratchFolder()
  const inbox = await openInbox(readConfig({ DATA_DIR: folder }), pino({ level: 'silent' }))
  await inbox.check()
  await inbox.close()
  await expect(inbox.check()).rejects.toThrow('The inbox ended')
})
