import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { openInbox } from './inbox.ts'

test('nobody waits for an inbox whose thread is gone', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'jalonne-inbox-'))
  const inbox = await openInbox(readConfig({ DATA_DIR: folder.path }), pino({ level: 'silent' }))
  await inbox.check()
  await inbox.close()
  await expect(inbox.check()).rejects.toThrow('The inbox ended')
})
