import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, it, onTestFinished } from 'vitest'
import { runLake } from '../testing/people.ts'
import { controlSocket } from './socket.ts'

it('a command says in one sentence that the lake stopped while it was asked', async () => {
  const data = await scratchFolder()
  await writeFile(path.join(data, 'production.sqlite'), '')
  const stopping = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.destroy())
  })
  onTestFinished(() => void stopping.close())
  stopping.listen(controlSocket(data) ?? '')
  await once(stopping, 'listening')
  const { code, said } = await runLake(['backup', path.join(data, 'copy'), '--data', data])
  expect(said).toMatch(/^The lake that serves \S+ did not answer \(.*\)\.\n$/)
  expect(code).toBe(1)
})
