import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { describe, expect, it, onTestFinished } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { refusedLake, startLake } from '../testing/lake-process.ts'
import { runLake } from '../testing/people.ts'

/** What a lake that cannot start has to do: say one sentence, log no success, end with 1. */
async function expectRefusal(run: ReturnType<typeof refusedLake>, sentence: RegExp | string) {
  const { code, said, logged } = await run
  const complaint = said.trim().split('\n')
  expect(complaint).toHaveLength(1)
  expect(complaint[0]).toMatch(sentence)
  expect(logged).not.toContain('listening')
  expect(code).toBe(1)
}

describe('a lake that cannot start says why in one sentence', () => {
  it('when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const data = await scratchFolder()
    await expectRefusal(
      refusedLake(['--data', data, '--port', port]),
      `Port ${port} is taken by another program: stop it, or choose another port with --port.`,
    )
  })

  it('when LOG_LEVEL is no level', async () => {
    await expectRefusal(
      refusedLake(['--data', await scratchFolder()], { LOG_LEVEL: 'loud' }),
      'LOG_LEVEL must be silent, error, warn, info or debug, not "loud".',
    )
  })

  it('when its data folder cannot be written', async () => {
    // Not even root may make folders there.
    for (const folder of process.getuid?.() === 0 ? ['/sys/jalonne', '/proc/a/b'] : ['/a/b']) {
      await expectRefusal(
        refusedLake(['--data', folder]),
        `The data folder ${folder} cannot be written`,
      )
    }
    const occupied = path.join(await scratchFolder(), 'file')
    await writeFile(occupied, '')
    await expectRefusal(
      refusedLake(['--data', occupied]),
      `The data folder ${occupied} cannot be written`,
    )
  })

  it('when another lake runs on the same data', async () => {
    const data = await scratchFolder()
    await startLake(['--data', data])
    await expectRefusal(refusedLake(['--data', data]), /another process has it open/)
  })

  it.each(['production.sqlite', 'people.sqlite'])('when %s is empty', async (name) => {
    const data = await scratchFolder()
    const file = path.join(data, name)
    await writeFile(file, '')
    const seed = path.join(data, 'seed.ndjson')
    await writeFile(seed, '{"_id": "demo", "_type": "note"}')
    const sentence =
      /is empty: what it held is gone\. Restore a backup: stop the lake, "mv .*"cp -a/
    await expectRefusal(refusedLake(['--data', data, '--seed', seed]), sentence)
    expect((await stat(file)).size).toBe(0)
  })

  it('when its database is damaged in the middle', async () => {
    const data = await scratchFolder()
    const first = await startLake(['--data', data])
    const texts = Array.from({ length: 300 }, () => ({ _type: 'note', text: 'x'.repeat(500) }))
    const all = texts.reduce((writes, one) => writes.create(one), clientOf(first.url).transaction())
    await all.commit()
    await first.end('SIGTERM')
    const file = path.join(data, 'production.sqlite')
    const bytes = await readFile(file)
    await writeFile(file, bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 8_192))
    await expectRefusal(refusedLake(['--data', data]), /is damaged \(.*\)\. Restore a backup: /)
    const out = path.join(data, 'content.tar.gz')
    expect(await runLake(['export', '--data', data, '--out', out])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^[^\n]*sqlite is damaged \(.*\)\. Restore a backup: .*\n$/),
    })
    expect(await readFile(file)).toEqual(bytes)
  })

  it('when its database is gone, though the assets of it are there', async () => {
    const data = await scratchFolder()
    const first = await startLake(['--data', data])
    await clientOf(first.url).assets.upload('file', Buffer.from('a text'))
    await first.end('SIGTERM')
    await rm(path.join(data, 'production.sqlite'))
    await expectRefusal(refusedLake(['--data', data]), /production\.sqlite is gone, though/)
    const lines = path.join(data, 'content.ndjson')
    await writeFile(lines, '{"_id": "demo", "_type": "note"}')
    expect(await runLake(['import', lines, '--data', data])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/production\.sqlite is gone, though/),
    })
    expect(existsSync(path.join(data, 'production.sqlite'))).toBe(false)
  })

  it('when it would be open to the network without a token of its owner', async () => {
    const args = ['--data', await scratchFolder(), '--host', '0.0.0.0']
    await expectRefusal(refusedLake(args, {}), /set SANITY_API_WRITE_TOKEN/)
  })

  it.each([
    [['--port', 'x'], /--port must be a number/],
    [['--port', '70000'], /--port must be a number/],
    [['--port', '4190'], /--port must be a port that browsers and fetch do not refuse, not 4190/],
    [['--allow-origin', 'site'], /--allow-origin must be an origin/],
    [['--allow-origin', 'capacitor://localhost'], /--allow-origin must be an origin/],
    [['--dataset', '../x'], /--dataset must be made of/],
    [['--dataset', 'people'], /--dataset cannot be "people"/],
    [['--colour', 'red'], /--colour/],
  ])('when it does not understand %j', async (args, sentence) => {
    await expectRefusal(refusedLake(['--data', tmpdir(), ...args]), sentence)
  })
})

describe('the token', () => {
  it('is made once, for its owner only, and stays the same', async () => {
    const data = path.join(await scratchFolder(), 'data')
    const first = await startLake(['--data', data], {})
    const file = path.join(data, 'write-token')
    const token = (await readFile(file, 'utf8')).trim()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(token.length).toBeGreaterThan(40)
    await clientOf(first.url, token).create({ _id: 'kept', _type: 'note' })
    expect(await first.end('SIGTERM')).toBe(0)

    const second = await startLake(['--data', data], {})
    expect((await readFile(file, 'utf8')).trim()).toBe(token)
    expect(await clientOf(second.url, token).getDocument('kept')).toMatchObject({ _type: 'note' })
  })

  it('of the environment counts, and no other', async () => {
    const data = await scratchFolder()
    const lake = await startLake(['--data', data], { SANITY_API_WRITE_TOKEN: 'mine' })
    await expect(clientOf(lake.url, 'mine').create({ _type: 'note' })).resolves.toMatchObject({
      _type: 'note',
    })
    for (const token of ['not-mine', 'min', null]) {
      await expect(clientOf(lake.url, token).create({ _type: 'note' })).rejects.toMatchObject({
        statusCode: 401,
      })
    }
    await expect(clientOf(lake.url, 'not-mine').fetch('*')).rejects.toMatchObject({
      statusCode: 401,
    })
    await expect(stat(path.join(data, 'write-token'))).rejects.toThrow('ENOENT')
  })

  it('to read drafts with cannot write', async () => {
    const environment = { SANITY_API_WRITE_TOKEN: 'w', SANITY_API_READ_TOKEN: 'r' }
    const lake = await startLake(['--data', await scratchFolder()], environment)
    await clientOf(lake.url, 'w').create({ _id: 'drafts.a', _type: 'note' })
    const read = (token: string | null) =>
      clientOf(lake.url, token).fetch('*', {}, { perspective: 'raw' })
    expect(await read('r')).toMatchObject([{ _id: 'drafts.a' }])
    await expect(clientOf(lake.url, 'r').delete('drafts.a')).rejects.toMatchObject({
      statusCode: 403,
    })
  })
})

it('makes a data folder that is not there yet', async () => {
  const data = path.join(await scratchFolder(), 'deep', 'data')
  const lake = await startLake(['--data', data])
  expect((await fetch(`${lake.url}/healthz`)).status).toBe(200)
  await expect(mkdir(data)).rejects.toThrow('EEXIST')
})
