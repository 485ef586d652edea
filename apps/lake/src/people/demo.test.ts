import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { describe, expect, it } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { refusedLake, startLake } from '../testing/lake-process.ts'
import { addUser, password, signIn, signInUrl, submit } from '../testing/people.ts'

const editor = { demo: 'demo-editor' }

describe('a lake on this machine only, without users', () => {
  it('lets one try it with a click: the editor writes, the viewer reads', async () => {
    const lake = await startLake(['--data', await scratchFolder()])
    expect(await (await fetch(signInUrl(lake))).text()).toContain('Demo editor')
    const writer = clientOf(lake.url, await signIn(lake, editor))
    await writer.create({ _id: 'drafts.a', _type: 'note' })
    const reader = clientOf(lake.url, await signIn(lake, { demo: 'demo-viewer' }))
    expect(await reader.getDocument('drafts.a')).toMatchObject({ _type: 'note' })
    expect(await reader.users.getById('me')).toMatchObject({ id: 'demo-viewer', role: 'viewer' })
    for (const attempt of [
      () => reader.delete('drafts.a'),
      () => reader.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' }),
      () => reader.assets.upload('file', Buffer.from('x')),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ statusCode: 403 })
    }
  })

  it('stops that as soon as it has a user, for those who are in as well', async () => {
    const data = await scratchFolder()
    const lake = await startLake(['--data', data])
    const token = await signIn(lake, editor)
    await addUser(data, 'marie@example.ch', 'editor')
    expect(await (await fetch(signInUrl(lake))).text()).not.toContain('demo')
    expect((await submit(signInUrl(lake), editor)).status).toBe(400)
    await expect(clientOf(lake.url, token).fetch('1')).rejects.toMatchObject({ statusCode: 401 })
  })

  it('names them as members while they may sign in, and then only as who changed something', async () => {
    const data = await scratchFolder()
    const lake = await startLake(['--data', data])
    const whoIsIn = async (token: string) => {
      const { members } = await clientOf(lake.url, token).projects.getById('jalonne')
      return members.filter(({ isRobot }) => !isRobot).map(({ id }) => id)
    }
    const demo = ['demo-editor', 'demo-viewer']
    expect(await whoIsIn(await signIn(lake, editor))).toEqual(demo)
    const email = 'marie@example.ch'
    await addUser(data, email, 'administrator')
    const token = await signIn(lake, { email, password })
    expect(await whoIsIn(token)).toEqual([expect.stringMatching(/^p/)])
    const url = `/users/${demo.join()}`
    expect(await clientOf(lake.url, token).request({ url })).toMatchObject([
      { displayName: 'Demo editor' },
      { displayName: 'Demo viewer' },
    ])
  })

  it('does not offer it to those whom a proxy brings in', async () => {
    const lake = await startLake(['--data', await scratchFolder()])
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    expect(await (await fetch(signInUrl(lake), { headers })).text()).not.toContain('<form')
    expect((await submit(signInUrl(lake), editor, headers)).status).toBe(400)
  })
})

describe('a lake that others can reach', () => {
  it.each([
    ['by a name of its own', ['--allow-host', 'cms.example.ch']],
    ['on every address', ['--host', '0.0.0.0']],
  ])('%s offers no demo', async (_how, args) => {
    const lake = await startLake(['--data', await scratchFolder(), ...args])
    expect(await (await fetch(signInUrl(lake))).text()).toContain('Nobody can sign in here yet')
    expect((await submit(signInUrl(lake), editor)).status).toBe(400)
  })

  it('does not start as long as nobody can sign in, and does once there is a user', async () => {
    const data = await scratchFolder()
    const args = ['--data', data, '--host', '0.0.0.0']
    const { code, said } = await refusedLake(args, {})
    expect(code).toBe(1)
    expect(said).toMatch(/^To be reached from other machines .* add a user with "user add".*\n$/)
    await addUser(data, 'marie@example.ch', 'administrator')
    expect((await fetch(`${(await startLake(args, {})).url}/healthz`)).status).toBe(200)
  })
})
