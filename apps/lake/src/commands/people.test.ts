import { mkdir, readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { eventually } from '@jalonne/node-kit/testing/eventually'
import { readUntil } from '@jalonne/node-kit/testing/read-until'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { describe, expect, it } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { startLake } from '../testing/lake-process.ts'
import { addUser, password, runLake, signIn, signInUrl, submit } from '../testing/people.ts'

describe('lake user', () => {
  it('adds, lists and removes, keeping no password readable', async () => {
    const data = await scratchFolder()
    const add = ['user', 'add', 'Marie@Example.ch', '--role', 'administrator', '--data', data]
    expect(await runLake(add, password)).toMatchObject({ code: 0 })
    const again = await runLake(add, password)
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('is a user already') })
    const { out } = await runLake(['user', 'list', '--data', data])
    expect(out).toMatch(/^p\w+ {2}marie@example\.ch {2}administrator {2}Marie@Example\.ch\n$/)
    const file = path.join(data, 'people.sqlite')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const kept = await readFile(file, 'latin1')
    expect(kept).toContain('$scrypt$ln=15,r=8,p=3$')
    expect(kept).not.toContain(password)
    const remove = ['user', 'remove', 'marie@example.ch', '--data', data]
    expect(await runLake(remove)).toMatchObject({ code: 0 })
    expect((await runLake(['user', 'list', '--data', data])).out).toBe('')
    expect(await runLake(remove)).toMatchObject({ code: 1 })
  })

  it.each([
    [['add', 'marie@example.ch'], 'short', /at least 10 characters/],
    [['add', 'marie'], password, /email address/],
    [['add'], password, /email address/],
    [['add', 'marie@example.ch', '--role', 'owner'], password, /--role must be/],
    [['add', 'marie@example.ch', '--password', password], password, /--password/],
    [['add', 'marie@example.ch', 'secret'], password, /too much/],
    [['list', '--dataset', 'production'], '', /no option --dataset/],
    [['role', 'marie@example.ch'], '', /which role/],
    [['role', 'nobody@example.ch', '--role', 'viewer'], '', /no user nobody/],
    [['invite'], '', /add, list, role, remove, password/],
    [
      ['add', 'marie@example.ch'],
      'Password1234',
      /most common ones; .* \/ Ce mot de passe est l’un des plus courants/,
    ],
  ])('refuses %j in one sentence', async (args, input, sentence) => {
    const data = await scratchFolder()
    const { code, said, out } = await runLake(['user', ...args, '--data', data], input)
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(said).toMatch(sentence)
  })

  it('takes effect at once while a lake is served; the name stays with what they wrote', async () => {
    const data = await scratchFolder()
    await addUser(data, 'marie@example.ch', 'editor', 'Marie')
    await addUser(data, 'ann@example.ch', 'administrator', 'Ann')
    const lake = await startLake(['--data', data])
    const marie = { email: 'marie@example.ch', password }
    const first = await signIn(lake, marie)
    const { id } = await clientOf(lake.url, first).users.getById('me')
    const renew = ['user', 'password', marie.email, '--data', data]
    expect(await runLake(renew, 'another password')).toMatchObject({ code: 0 })
    await expect(clientOf(lake.url, first).fetch('1')).rejects.toMatchObject({ statusCode: 401 })
    expect((await submit(signInUrl(lake), marie)).status).toBe(401)

    const second = await signIn(lake, { ...marie, password: 'another password' })
    await runLake(['user', 'remove', marie.email, '--data', data])
    await expect(clientOf(lake.url, second).fetch('1')).rejects.toMatchObject({ statusCode: 401 })
    const ann = clientOf(lake.url, await signIn(lake, { email: 'ann@example.ch', password }))
    expect(await ann.request({ url: `/users/${id}` })).toMatchObject({ displayName: 'Marie' })
    const { members } = await ann.request({ url: '/projects/jalonne' })
    expect(members.map((member: { id: string }) => member.id)).not.toContain(id)
  })
})

it('whoever gains or loses access stands in the log, also when that was while no lake was served', async () => {
  const data = await scratchFolder()
  const email = 'marie@example.ch'
  await addUser(data, email, 'editor')
  const lake = await startLake(['--data', data])
  const token = await signIn(lake, { email, password })
  const change = (...args: string[]) => runLake([...args, '--data', data], 'another password')
  expect((await change('user', 'role', email, '--role', 'viewer')).out).toMatch(
    /is viewer from now/,
  )
  await expect(clientOf(lake.url, token).create({ _type: 'note' })).rejects.toMatchObject({
    statusCode: 403,
  })
  await change('user', 'password', email)
  const { said } = await change('token', 'create', 'website')
  await change('token', 'revoke', /r\w{12}/.exec(said)?.[0] ?? '')
  await change('user', 'remove', email)
  const changes = () => lake.lines().filter(({ msg }) => msg === 'access changed')
  await eventually(() => expect(changes()).toHaveLength(6))
  const by = userInfo().username
  const website = expect.stringMatching(/^website \(r\w{12}\)$/)
  expect(changes()).toMatchObject([
    { change: 'user added', account: email, role: 'editor', by },
    { change: 'role changed', account: email, role: 'viewer', by },
    { change: 'password changed', account: email, by },
    { change: 'token created', account: website, role: 'viewer', by },
    { change: 'token revoked', account: website, by },
    { change: 'user removed', account: email, by },
  ])
  await lake.end('SIGTERM')
  const again = await startLake(['--data', data])
  expect(again.lines().filter(({ msg }) => msg === 'access changed')).toEqual([])
})

describe('lake token', () => {
  it('makes a token that works until it is revoked, and is kept as a hash', async () => {
    const data = await scratchFolder()
    const lake = await startLake(['--data', data])
    const made = await runLake(['token', 'create', 'site', '--role', 'viewer', '--data', data])
    const token = made.out.trim()
    const id = /token (r\w+) of site/.exec(made.said)?.[1] ?? ''
    const listed = await runLake(['token', 'list', '--data', data])
    expect(listed.out).toMatch(new RegExp(`^${id} +viewer .* site\n$`))
    expect(listed.out).not.toContain(token)
    for (const file of ['people.sqlite', 'people.sqlite-wal']) {
      expect(await readFile(path.join(data, file), 'latin1')).not.toContain(token)
    }

    const robot = clientOf(lake.url, token)
    expect(await robot.fetch('*', {}, { perspective: 'raw' })).toEqual([])
    await expect(robot.create({ _type: 'note' })).rejects.toMatchObject({ statusCode: 403 })
    expect(await robot.users.getById('me')).toMatchObject({ id, name: 'site', role: 'viewer' })
    expect(await runLake(['token', 'revoke', id, '--data', data])).toMatchObject({ code: 0 })
    await expect(robot.fetch('1')).rejects.toMatchObject({ statusCode: 401 })
    expect(await runLake(['token', 'revoke', id, '--data', data])).toMatchObject({ code: 1 })
  })
})

it('names the author of every change', async () => {
  const data = await scratchFolder()
  await addUser(data, 'marie@example.ch', 'editor')
  const lake = await startLake(['--data', data])
  const marie = clientOf(lake.url, await signIn(lake, { email: 'marie@example.ch', password }))
  const { id } = await marie.users.getById('me')
  const stop = new AbortController()
  const stream = await fetch(`${lake.url}/v1/data/listen/production?query=*`, {
    signal: stop.signal,
  })
  const events = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await readUntil(events, 'welcome')
  await marie.create({ _id: 'a', _type: 'note' })
  expect(await readUntil(events, 'mutation')).toContain(`"identity":"${id}"`)
  stop.abort()
})

it.each([
  ['user', 'add', 'marie@example.ch'],
  ['user', 'list'],
  ['token', 'create', 'website'],
  ['token', 'revoke', 'website'],
])('%s %s makes no folder that is not there', async (...args) => {
  const data = path.join(await scratchFolder(), 'mistyped')
  expect(await runLake([...args, '--data', data], password)).toEqual({
    code: 1,
    out: '',
    said: `There is no data folder ${data}: import content into it or start the lake first.\n`,
  })
  await expect(stat(data)).rejects.toThrow('ENOENT')
})

it('says what is wrong with the folder', async () => {
  const folder = await scratchFolder()
  await mkdir(path.join(folder, 'people.sqlite'))
  const { code, said } = await runLake(['user', 'list', '--data', folder])
  expect(code).toBe(1)
  expect(said).toMatch(/^The database .* cannot be opened: .* is no file\.\n$/)
})
