import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import type { SanityClient } from '@sanity/client'
import { describe, expect, it, vi } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { picture, writeLines } from '../testing/content.ts'
import { type LakeProcess, startLake, writeToken } from '../testing/lake-process.ts'
import { runLake } from '../testing/people.ts'
import { rewritingProxy } from '../testing/rewriting-proxy.ts'
import { hasSmallDisks, runLakeSeeing } from '../testing/small-disk.ts'

const reference = (_ref: string) => ({ _type: 'reference', _ref })

/** A lake of one's own, and one elsewhere that stands for the hosted one. */
async function twoLakes() {
  const folder = await scratchFolder()
  const data = path.join(folder, 'own')
  const own = await startLake(['--data', data])
  const hosted = await startLake(['--data', path.join(folder, 'hosted'), '--project', 'abc123'])
  const there = hostedClient(hosted)
  return { folder, data, own, hosted, here: clientOf(own.url), there, command: commandFor(hosted) }
}

const hostedClient = ({ url }: LakeProcess) => clientOf(url).withConfig({ projectId: 'abc123' })

/** Runs `push` or `pull` for that lake, with a token unless another environment is given. */
function commandFor({ url }: Pick<LakeProcess, 'url'>) {
  return async (args: string[], environment: Record<string, string> = {}) => {
    const usual = {
      SANITY_API_HOST: url,
      SANITY_PROJECT_ID: 'abc123',
      SANITY_API_WRITE_TOKEN: writeToken,
    }
    for (const [name, value] of Object.entries({ ...usual, ...environment })) {
      vi.stubEnv(name, value)
    }
    try {
      return await runLake(args)
    } finally {
      vi.unstubAllEnvs()
    }
  }
}

/** Two plans, one of which shows a picture, and a page that refers to both. */
async function fill(client: SanityClient) {
  const image = await client.assets.upload('image', await picture(), { filename: 'Équipe.png' })
  await client
    .transaction()
    .create({
      _id: 'basic',
      _type: 'plan',
      name: { fr: 'Basique', en: 'Basic' },
      price: 250,
      constructor: 'Renzo',
    })
    .create({
      _id: 'pro',
      _type: 'plan',
      name: { fr: 'Pro' },
      price: 500,
      image: { _type: 'image', asset: reference(image._id) },
    })
    .create({
      _id: 'home',
      _type: 'page',
      title: { fr: 'Accueil' },
      plans: [
        { _key: 'a', ...reference('basic') },
        { _key: 'b', ...reference('pro') },
      ],
    })
    .create({ _id: 'drafts.basic', _type: 'plan', name: { fr: 'Basique' }, price: 260 })
    .commit()
  return image._id
}

/** A partner, whose mark is a drawing, and a page that shows it as well. */
async function fillWithDrawing(client: SanityClient) {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M0 0h9"/></svg>'
  const { _id } = await client.assets.upload('image', Buffer.from(drawing), {
    filename: 'mark.svg',
  })
  const mark = { _type: 'image', asset: reference(_id) }
  await client.create({ _id: 'partner', _type: 'partner', name: 'Arvanel', mark })
  await client.create({ _id: 'home', _type: 'page', title: { fr: 'Accueil' }, image: mark })
  return _id
}

/** What editors wrote, without what a lake adds. */
async function content(client: SanityClient): Promise<unknown[]> {
  const found = await client.fetch<Record<string, unknown>[]>(
    '*[!(_id in path("_.**")) && !(_type match "sanity.*")] | order(_id)',
    {},
    { perspective: 'raw' },
  )
  return found.map(({ _rev, _createdAt, _updatedAt, ...document }) => document)
}

describe('pushing', () => {
  it('says what it would do, does it once agreed to, and then finds nothing left to do', async () => {
    const { data, here, there, command } = await twoLakes()
    const image = await fill(here)
    await there.create({ _id: 'basic', _type: 'plan', name: { fr: 'Basique' }, price: 1 })
    await there.create({ _id: 'old', _type: 'page', title: { fr: 'Ancienne page' } })

    const dry = await command(['push', '--data', data, '--dry-run'])
    expect(dry.said).toBe('')
    expect(dry.out).toMatch(/^To project abc123, dataset production \(127\.0\.0\.1:\d+\)\n/)
    expect(dry.out.split('\n').slice(2)).toEqual([
      '  page',
      '    + Accueil (home)',
      '  plan',
      '    + Basique (drafts.basic, draft)',
      '    + Pro (pro)',
      '    ~ Basique (basic): constructor, name, price',
      '',
      '3 to create, 1 to change, 0 unchanged, 1 that only the target has (kept; --delete removes them), 1 upload to bring along.',
      'A dry run: nothing was written.',
      '',
    ])
    expect(await content(there)).toHaveLength(2)

    const unasked = await command(['push', '--data', data])
    expect([unasked.code, unasked.said]).toEqual([
      1,
      expect.stringMatching(/^Write this to project abc123, .*\? Say so with --yes\.\n$/),
    ])
    expect(await content(there)).toHaveLength(2)

    expect(await command(['push', '--data', data, '--yes'])).toMatchObject({ code: 0, said: '' })
    expect(await there.getDocument('old')).toMatchObject({ title: { fr: 'Ancienne page' } })
    await there.delete('old')
    expect(await content(there)).toEqual(await content(here))
    const url = await there.fetch('*[_id == $image][0].url', { image })
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(await picture())

    const again = await command(['push', '--data', data])
    expect(again).toMatchObject({ code: 0, said: '' })
    expect(again.out).toContain('0 to create, 0 to change, 4 unchanged')
  })

  it('removes what only the target has when told to, and sends files as well', async () => {
    const { folder, there, command } = await twoLakes()
    await fill(there)
    const file = await writeLines(path.join(folder, 'seed.ndjson'), [
      { _id: 'basic', _type: 'plan', name: { fr: 'Basique', en: 'Basic' }, price: 250 },
      { _id: 'new', _type: 'page', title: { fr: 'Nouvelle page' } },
    ])
    const { code, out } = await command(['push', file, '--delete', '--yes'])
    expect(code).toBe(0)
    for (const line of ['- Accueil (home)', '- Pro (pro)', '- Basique (drafts.basic, draft)']) {
      expect(out).toContain(line)
    }
    expect(await there.fetch('*[!(_type match "sanity.*")] | order(_id)._id')).toEqual([
      'basic',
      'new',
    ])
  })

  it('says what a lake has against a picture, by the name it was given', async () => {
    const { data, hosted, here } = await twoLakes()
    const proxy = await rewritingProxy(hosted.url)
    await fillWithDrawing(here)
    proxy.refuses = 'Invalid image'
    const { code, said } = await commandFor(proxy)(['push', '--data', data, '--yes'])
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(
        /^project abc123, .* refuses: Failed .* image @ mark\.svg: .*Invalid image/,
      ),
    ])
    expect(said.trim().split('\n')).toHaveLength(1)
  })

  it('comes to rest where a lake writes drawings anew, and sends each of them once', async () => {
    const { folder, data, hosted, here, there } = await twoLakes()
    const proxy = await rewritingProxy(hosted.url)
    const command = commandFor(proxy)
    const mark = await fillWithDrawing(here)
    expect(await command(['push', '--data', data, '--yes'])).toMatchObject({ code: 0, said: '' })
    const { asset } = await there.fetch('*[_id == "partner"][0].mark')
    expect(asset._ref).not.toBe(mark)
    const idle = /\n0 to create, 0 to change, 2 unchanged, .* 0 uploads to bring along\.\n/
    expect((await command(['push', '--data', data, '--dry-run'])).out).toMatch(idle)

    await here.patch('partner').set({ name: 'Arvanel SA' }).commit()
    const change = await command(['push', '--data', data, '--yes'])
    expect(change.out).toContain('    ~ Arvanel SA (partner): name\n')
    expect(change.out).toContain('0 to create, 1 to change, 1 unchanged')
    expect(await there.getDocument('partner')).toMatchObject({
      name: 'Arvanel SA',
      mark: { asset },
    })
    expect(proxy.drawings).toBe(1)
    expect((await command(['pull', '--data', data, '--dry-run'])).out).toMatch(idle)

    await there.patch('partner').set({ name: 'Arvanel Sàrl' }).commit()
    expect(await command(['pull', '--data', data])).toMatchObject({ code: 0, said: '' })
    expect(await here.getDocument('partner')).toMatchObject({
      name: 'Arvanel Sàrl',
      mark: { asset: reference(mark) },
    })
    const fresh = path.join(folder, 'fresh')
    expect(await command(['pull', '--data', fresh])).toMatchObject({ code: 0, said: '' })
    expect((await command(['push', '--data', fresh, '--dry-run'])).out).toMatch(idle)
  })

  it('needs a token that may write, and a project that is there', async () => {
    const { data, hosted, here, command } = await twoLakes()
    await fill(here)
    const refused = async (environment: Record<string, string>, sentence: RegExp) => {
      const { code, said } = await command(['push', '--data', data, '--yes'], environment)
      expect(said).toMatch(sentence)
      expect(said.trim().split('\n')).toHaveLength(1)
      expect(code).toBe(1)
    }
    await refused({ SANITY_API_WRITE_TOKEN: '' }, /^Set SANITY_API_WRITE_TOKEN to a token/)
    await refused({ SANITY_API_WRITE_TOKEN: 'wrong' }, /^The token is not accepted for project/)
    await refused({ SANITY_PROJECT_ID: 'other' }, /^There is no project other, dataset production/)
    await refused({ SANITY_DATASET: 'staging' }, /^There is no project abc123, dataset staging/)
    await refused({ SANITY_DATASET: '../x' }, /^SANITY_DATASET must be made of/)
    await refused({ SANITY_API_HOST: 'lake' }, /^SANITY_API_HOST must be an address/)
    await refused({ SANITY_API_HOST: '', SANITY_PROJECT_ID: '' }, /^Say which project/)
    await hosted.end('SIGTERM')
    await refused({}, /cannot be reached/)
  })
})

describe('pulling', () => {
  it('brings content back as it was, whether the own lake is served or not', async () => {
    const { folder, data, own, here, there, command } = await twoLakes()
    await fill(there)
    await here.create({ _id: 'basic', _type: 'plan', name: { fr: 'Basique' }, price: 1 })
    await here.create({ _id: 'old', _type: 'page', title: { fr: 'Ancienne page' } })

    const dry = await command(['pull', '--data', data, '--dry-run', '--delete'])
    expect(dry.out).toContain('    - Ancienne page (old)')
    expect(dry.out).toContain('3 to create, 1 to change, 0 unchanged, 1 to delete, 1 upload')
    expect(await content(here)).toHaveLength(2)
    expect(await command(['pull', '--data', data, '--delete'])).toMatchObject({ code: 0, said: '' })
    expect(await content(here)).toEqual(await content(there))
    await here.create({ _id: 'older', _type: 'page', title: { fr: 'Page plus ancienne' } })
    expect(await command(['pull', '--data', data, '--delete'])).toMatchObject({ code: 0, said: '' })
    expect(await content(here)).toEqual(await content(there))
    await own.end('SIGTERM')

    const fresh = path.join(folder, 'fresh')
    expect(await command(['pull', '--data', fresh])).toMatchObject({ code: 0, said: '' })
    const third = await startLake(['--data', fresh])
    expect(await content(clientOf(third.url))).toEqual(await content(there))
  })

  it.skipIf(!hasSmallDisks)('needs no temporary folder that the own lake sees, too', async () => {
    const { data, hosted, here, there } = await twoLakes()
    await fill(there)
    const [source, seenAt] = [await scratchFolder(), await scratchFolder()]
    const out = await runLakeSeeing({ source, seenAt }, ['pull', '--data', data], {
      SANITY_API_HOST: hosted.url,
      SANITY_PROJECT_ID: 'abc123',
      SANITY_API_READ_TOKEN: writeToken,
      TMPDIR: seenAt,
    })
    expect(out).toMatch(/Done\.\n$/)
    expect(await content(here)).toEqual(await content(there))
  })

  it('brings pictures into a stopped lake whose project has a name of its own', async () => {
    const { folder, there, command } = await twoLakes()
    const image = await fill(there)
    const data = path.join(folder, 'named')
    const pull = ['pull', '--data', data, '--project', 'acme']
    expect(await command(pull)).toMatchObject({ code: 0, said: '' })
    const named = await startLake(['--data', data, '--project', 'acme'])
    const client = clientOf(named.url).withConfig({ projectId: 'acme' })
    const url = await client.fetch('*[_id == $image][0].url', { image })
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(await picture())
  })

  it('writes a file that can be pushed again without a difference', async () => {
    const { folder, there, command } = await twoLakes()
    await fill(there)
    const file = path.join(folder, 'content.tar.gz')
    const environment = { SANITY_API_WRITE_TOKEN: '', SANITY_API_READ_TOKEN: writeToken }
    const dry = await command(['pull', file, '--dry-run'], environment)
    expect(dry.out).toContain('4 documents and 1 assets would be written')
    await expect(readFile(file)).rejects.toThrow('ENOENT')
    expect(await command(['pull', file], environment)).toMatchObject({ code: 0, said: '' })
    expect(await command(['pull', file], environment)).toMatchObject({
      code: 1,
      said: `${file} exists already; --overwrite replaces it.\n`,
    })
    const nowhere = path.join(folder, 'nowhere', 'content.tar.gz')
    expect(await command(['pull', nowhere], environment)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^[^\n]*nowhere\/content\.tar\.gz cannot be written \(.*\)\.\n$/),
    })
    const push = await command(['push', file])
    expect(push.out).toContain('0 to create, 0 to change, 4 unchanged')
  })
})
