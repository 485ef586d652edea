import { createReadStream } from 'node:fs'
import { mkdir, readdir, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import type { SanityClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { describe, expect, it, vi } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { pack, picture, readLinesOf, writeLines } from '../testing/content.ts'
import { startLake, writeToken } from '../testing/lake-process.ts'
import { runLake } from '../testing/people.ts'
import { hasSmallDisks, runLakeSeeing } from '../testing/small-disk.ts'

const reference = (_ref: string) => ({ _type: 'reference', _ref })

/** Fills a lake with everything an export has to carry: references both ways, a draft, an image, a file, texts. */
async function fill(client: SanityClient) {
  const image = await client.assets.upload('image', await picture(), {
    filename: 'Équipe.png',
    title: 'Team',
    creditLine: 'Marie',
  })
  const spare = await client.assets.upload('image', await picture(8, 8, '#06f'))
  const file = await client.assets.upload('file', Buffer.from('%PDF-1.4 offer'), {
    filename: 'offre.pdf',
  })
  await client
    .transaction()
    .create({ _id: 'author', _type: 'person', favourite: { ...reference('page'), _weak: true } })
    .create({
      _id: 'page',
      _type: 'page',
      title: 'Été\u2028 "à" 🎈\nline',
      prototype: 'https://v1.example.com',
      author: reference('author'),
      image: { _type: 'image', asset: reference(image._id), hotspot: { x: 0.2, y: 0.3 } },
      gallery: [{ _key: 'g', _type: 'image', asset: reference(image._id), alt: 'x' }],
      brochure: { _type: 'file', asset: reference(file._id) },
    })
    .create({ _id: 'drafts.page', _type: 'page', title: 'Draft', author: reference('author') })
    .commit()
  return { image: image._id, spare: spare._id, file: file._id }
}

const ofBytes = ['_rev', '_updatedAt', '_createdAt', 'url', 'path', 'uploadId']

/** Everything a dataset says, without what differs between two lakes that hold the same. */
async function everything(client: SanityClient): Promise<unknown[]> {
  const found = await client.fetch<Record<string, unknown>[]>(
    '*[!(_id in path("_.**"))] | order(_id)',
    {},
    { perspective: 'raw' },
  )
  return found.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => !ofBytes.includes(name))),
  )
}

async function expectImage(client: SanityClient) {
  const query = '*[_id == "page"][0].image.asset->{url, originalFilename, title, creditLine}'
  const { url, ...said } = await client.fetch(query)
  expect(said).toEqual({ originalFilename: 'Équipe.png', title: 'Team', creditLine: 'Marie' })
  const served = await fetch(url)
  expect(Buffer.from(await served.arrayBuffer())).toEqual(await picture())
}

const exportFrom = (...args: string[]) => runLake(['export', ...args])
const importInto = (...args: string[]) => runLake(['import', ...args])

it.each(['content.tar.gz', 'content.ndjson'])(
  'what is exported to %s is for its owner only, drafts being in it',
  async (name) => {
    const data = await scratchFolder()
    const lake = await startLake(['--data', data])
    await clientOf(lake.url).create({ _id: 'drafts.page', _type: 'page', title: 'Not yet' })
    const out = path.join(await scratchFolder(), name)
    expect(await exportFrom('--data', data, '--out', out)).toMatchObject({ code: 0 })
    expect((await stat(out)).mode & 0o777).toBe(0o600)
  },
)

describe('an archive', () => {
  it('carries a dataset from one lake to another, served or not', async () => {
    const folder = await scratchFolder()
    const [data, fresh] = [path.join(folder, 'a'), path.join(folder, 'b')]
    const lake = await startLake(['--data', data])
    const ids = await fill(clientOf(lake.url))
    const before = await everything(clientOf(lake.url))

    const served = path.join(folder, 'served.tar.gz')
    expect(await exportFrom('--data', data, '--out', served)).toEqual({
      code: 0,
      out: 'production: 3 documents and 3 assets exported\n',
      said: '',
    })
    const remote = path.join(folder, 'remote.tar.gz')
    vi.stubEnv('SANITY_API_READ_TOKEN', writeToken)
    expect(await exportFrom('--url', lake.url, '--out', remote)).toMatchObject({ code: 0 })
    vi.unstubAllEnvs()
    expect(await lake.end('SIGTERM')).toBe(0)
    expect(await readdir(path.join(data, 'work'))).toEqual([])
    const stopped = path.join(folder, 'stopped.tar.gz')
    expect(await exportFrom('--data', data, '--out', stopped)).toMatchObject({ code: 0 })

    for (const archive of [served, remote, stopped]) {
      const target = path.join(folder, path.basename(archive, '.tar.gz'))
      expect(await importInto(archive, '--data', target)).toMatchObject({ code: 0 })
      const other = await startLake(['--data', target])
      expect(await everything(clientOf(other.url))).toEqual(before)
      expect(await clientOf(other.url).getDocument(ids.spare)).toMatchObject({
        _type: 'sanity.imageAsset',
      })
      await other.end('SIGTERM')
    }

    const target = await startLake(['--data', fresh])
    const listener = clientOf(target.url).listen('*[_id == "page"]')
    const heard = new Promise((resolve) => {
      listener.subscribe((event) => event.type === 'mutation' && resolve(event.documentId))
    })
    expect(await importInto(served, '--data', fresh)).toEqual({
      code: 0,
      out: 'production: 3 documents and 3 assets imported\n',
      said: '',
    })
    expect(await heard).toBe('page')
    await expectImage(clientOf(target.url))
  })

  it('is what @sanity/import takes, and what @sanity/export writes is taken', async () => {
    const folder = await scratchFolder()
    const data = path.join(folder, 'ours')
    const ours = await startLake(['--data', data])
    const theirs = await startLake(['--data', path.join(folder, 'theirs')])
    const [client, other] = [clientOf(ours.url), clientOf(theirs.url)]
    await fill(client)
    const before = await everything(client)

    const archive = path.join(folder, 'ours.tar.gz')
    await exportFrom('--data', data, '--out', archive)
    const imported = await sanityImport(createReadStream(archive), {
      client: other,
      operation: 'create',
      onProgress: () => {},
    })
    expect(imported).toMatchObject({ numDocs: 3, warnings: [] })
    expect(await everything(other)).toEqual(before)
    await expectImage(other)

    const official = path.join(folder, 'theirs.tar.gz')
    const exported = await exportDataset({
      client: other,
      dataset: 'production',
      outputPath: official,
      onProgress: () => {},
    })
    expect(exported).toMatchObject({ documentCount: 3, assetCount: 3 })
    const third = path.join(folder, 'third')
    expect(await importInto(official, '--data', third)).toMatchObject({ code: 0 })
    const last = await startLake(['--data', third])
    expect(await everything(clientOf(last.url))).toEqual(before)
    const lake = await fetch(`${last.url}/healthz`, {
      headers: { authorization: `Bearer ${writeToken}` },
    })
    expect(await lake.json()).toMatchObject({ unknownEndpoints: 0 })
  })

  it('is refused when it is damaged, or leads out of itself', async () => {
    const folder = await scratchFolder()
    const content = path.join(folder, 'content')
    const data = path.join(folder, 'data')
    const refused = async (file: string, sentence: RegExp) => {
      const { code, said } = await importInto(file, '--data', data)
      expect(said).toMatch(sentence)
      expect(said.trim().split('\n')).toHaveLength(1)
      expect(code).toBe(1)
    }
    await mkdir(content)
    await refused(
      await pack(content, path.join(folder, 'none.tar.gz')),
      /no data\.ndjson in .*none/,
    )

    const secret = path.join(folder, 'secret.png')
    await writeFile(secret, await picture())
    await mkdir(path.join(content, 'images'))
    await symlink(secret, path.join(content, 'images', 'link.png'))
    const showing = (link: string) => ({ _type: 'page', image: { _sanityAsset: link } })
    const out = 'leads out of the archive'
    const inArchive = {
      'file://./../secret.png': out,
      [`file://${secret}`]: out,
      // Links are not unpacked.
      'file://./images/link.png': 'no such file',
    }
    for (const [link, reason] of Object.entries(inArchive)) {
      await writeLines(path.join(content, 'data.ndjson'), [showing(`image@${link}`)])
      await refused(content, new RegExp(`content \\(data\\.ndjson\\), line 1: .*${out}`))
      const archive = await pack(content, path.join(folder, 'out.tar.gz'))
      const place = 'out\\.tar\\.gz \\(production-export/data\\.ndjson\\), line 1: '
      await refused(archive, new RegExp(`${place}.*${reason}`))
    }

    await writeLines(path.join(content, 'data.ndjson'), [
      { _type: 'page', text: 'x'.repeat(9_000) },
    ])
    const archive = await pack(content, path.join(folder, 'short.tar.gz'))
    await truncate(archive, (await stat(archive)).size - 40)
    await refused(archive, /short\.tar\.gz is damaged or not complete/)
    await refused(path.join(folder, 'nowhere.tar.gz'), /nowhere\.tar\.gz cannot be read/)
    expect(await readdir(path.join(data, 'work'))).toEqual([])
  })
})

describe('plain lines', () => {
  it('hold every document as it is, and can be put back', async () => {
    const folder = await scratchFolder()
    const data = path.join(folder, 'data')
    const lake = await startLake(['--data', data])
    const client = clientOf(lake.url)
    await fill(client)
    const before = await everything(client)
    const out = path.join(folder, 'content.ndjson')
    await exportFrom('--data', data, '--out', out)
    expect((await readLinesOf(out)).map(({ _id }) => _id)).toEqual(
      before.map((document) => Object(document)._id),
    )

    await client.patch('page').set({ title: 'Changed' }).commit()
    await client.delete('drafts.page')
    const again = await exportFrom('--data', data, '--out', out)
    expect(again).toMatchObject({ code: 1, said: expect.stringMatching(/exists already/) })
    expect(await importInto(out, '--data', data)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/content\.ndjson, line 1: .*"author" already exists/),
    })
    expect(await importInto(out, '--data', data, '--missing')).toMatchObject({ code: 0 })
    expect(await client.fetch('*[_id == "page"][0].title')).toBe('Changed')
    expect(await client.getDocument('drafts.page')).toMatchObject({ title: 'Draft' })
    expect(await importInto(out, '--data', data, '--replace')).toMatchObject({ code: 0 })
    expect(await everything(client)).toEqual(before)

    const elsewhere = await importInto(out, '--data', path.join(folder, 'other'))
    expect(elsewhere).toMatchObject({
      code: 1,
      said: expect.stringMatching(/line \d: the bytes of file-\w+-pdf are not in this lake/),
    })
  })

  it('with one wrong line are refused whole, by the lake that runs and without one', async () => {
    const folder = await scratchFolder()
    const data = path.join(folder, 'data')
    const lines = Array.from({ length: 300 }, (_, n) => ({ _id: `note-${n}`, _type: 'note' }))
    const broken = { _id: 'x', _type: 'note', to: reference('gone') }
    const file = await writeLines(path.join(folder, 'notes.ndjson'), [...lines, broken])
    const sentence = expect.stringMatching(/notes\.ndjson, line 301: .*"gone"/)
    expect(await importInto(file, '--data', data)).toMatchObject({ code: 1, said: sentence })
    const lake = await startLake(['--data', data])
    expect(await importInto(file, '--data', data)).toMatchObject({ code: 1, said: sentence })
    expect(await clientOf(lake.url).fetch('count(*)')).toBe(0)

    await writeLines(file, [...lines, { ...broken, to: { ...broken.to, _weak: true } }])
    expect(await importInto(file, '--data', data)).toMatchObject({ code: 0 })
    expect(await clientOf(lake.url).fetch('count(*)')).toBe(301)
  })
})

it.skipIf(!hasSmallDisks)(
  'what only the one who imports can see is imported by the lake that runs all the same',
  async () => {
    const [source, seenAt] = [await scratchFolder(), await scratchFolder()]
    const page = (_id: string, link: string) => ({
      _id,
      _type: 'page',
      image: { _sanityAsset: link },
    })
    const linked = path.join(seenAt, 'elsewhere', 'c.png')
    await writeLines(path.join(source, 'lines.ndjson'), [
      page('a', 'image@file://./images/a.png'),
      page('b', `image@file://${linked}`),
    ])
    await mkdir(path.join(source, 'images'))
    await writeFile(path.join(source, 'images', 'a.png'), await picture(8, 8))
    await mkdir(path.join(source, 'elsewhere'))
    await writeFile(path.join(source, 'elsewhere', 'c.png'), await picture(9, 9))
    const archive = path.join(source, 'archive')
    await writeLines(path.join(archive, 'data.ndjson'), [page('a', 'image@file://./images/a.png')])
    await mkdir(path.join(archive, 'images'))
    await writeFile(path.join(archive, 'images', 'a.png'), await picture(8, 8))
    await writeFile(path.join(archive, 'images', 'spare.png'), await picture(7, 7))
    await pack(archive, path.join(source, 'archive.tar.gz'))

    const data = await scratchFolder()
    await startLake(['--data', data])
    const imported = {
      'lines.ndjson': '2 documents and 2 assets',
      archive: '1 documents and 2 assets',
      'archive.tar.gz': '1 documents and 2 assets',
    }
    for (const [name, what] of Object.entries(imported)) {
      const command = ['import', path.join(seenAt, name), '--data', data, '--replace']
      expect(await runLakeSeeing({ source, seenAt }, command)).toBe(
        `production: ${what} imported\n`,
      )
    }
    expect(await readdir(seenAt)).toEqual([])
    expect(await readdir(path.join(data, 'work'))).toEqual([])
    expect((await runLake(['check', '--data', data])).out).toContain('3 assets, all is well')
  },
)

it.each([
  [['import', '--data', 'x'], /which file/],
  [['import', 'a', '--data', 'x', '--replace', '--missing'], /exclude each other/],
  [['import', 'a', '--data', 'x', '--out', 'y'], /no option --out/],
  [['export', '--data', 'x'], /where to write/],
  [['export', '--out', 'x.zip', '--data', 'x'], /where to write/],
  [['export', '--out', 'x.ndjson'], /where the dataset is/],
  [['export', '--out', 'x.ndjson', '--url', 'http://localhost:1'], /^Set SANITY_API_READ_TOKEN/],
  [['export', '--out', 'x.ndjson', '--data', '/nowhere'], /\/nowhere cannot be read/],
])('%j is refused in one sentence', async (args, sentence) => {
  const { code, said } = await runLake(args)
  expect(said).toMatch(sentence)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
})

it('an import into a dataset the lake does not serve says so', async () => {
  const data = await scratchFolder()
  await startLake(['--data', data])
  const file = await writeLines(path.join(data, 'in', 'a.ndjson'), [{ _type: 'note' }])
  expect(await importInto(file, '--data', data, '--dataset', 'other')).toMatchObject({
    code: 1,
    said: 'The lake serves no dataset "other"; it serves production.\n',
  })
})
