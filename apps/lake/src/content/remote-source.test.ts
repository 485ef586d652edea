import { hash } from 'node:crypto'
import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, it, onTestFinished, vi } from 'vitest'
import { picture } from '../testing/content.ts'
import { runLake } from '../testing/people.ts'
import { exportArchive } from './export-content.ts'
import { withLocalDataset } from './local-source.ts'
import { withRemoteSource } from './remote-source.ts'

const api = 'https://abc123.api.sanity.io'
const cdn = 'https://cdn.sanity.io'
const drawing = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path fill="${color}" d="M0 0h9"/></svg>`,
  )

/** An upload as Sanity's hosted lake describes it. */
function uploadOf(bytes: Buffer, size: string, extension: string, said: object) {
  const sha1 = hash('sha1', bytes)
  const isImage = size !== ''
  const place = `${isImage ? 'images' : 'files'}/abc123/production/${sha1}${size && `-${size}`}.${extension}`
  return {
    _id: `${isImage ? 'image' : 'file'}-${sha1}${size && `-${size}`}-${extension}`,
    _type: isImage ? 'sanity.imageAsset' : 'sanity.fileAsset',
    path: place,
    url: `${cdn}/${place}`,
    ...said,
  }
}

type Answer = (url: URL, token: string | null) => Buffer | Response | undefined

/** Exports a hosted dataset into an archive and imports that into a lake: gives its uploads, and what was warned of. */
async function bringHome(uploads: ReturnType<typeof uploadOf>[], answer: Answer) {
  const lines = uploads.flatMap((upload) => [
    upload,
    { _id: `show-${upload._id}`, _type: 'page', shown: { asset: { _ref: upload._id } } },
  ])
  const data = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  const hosted = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input))
    const token = new Headers(init?.headers).get('authorization')
    const body = url.origin === api ? data : answer(url, token)
    if (body instanceof Response) return body
    return new Response(body ? new Uint8Array(Buffer.from(body)) : null, {
      status: body ? 200 : 404,
    })
  })
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => {
    hosted.mockRestore()
    stderr.mockRestore()
  })
  const folder = await scratchFolder()
  const archive = path.join(folder, 'hosted.tar.gz')
  await withRemoteSource(api, 'production', 'a-viewer', (source) =>
    exportArchive(source, archive, 'content'),
  )
  const own = path.join(folder, 'own')
  expect(await runLake(['import', archive, '--data', own])).toMatchObject({ code: 0, said: '' })
  const documents = await withLocalDataset(own, 'production', async (source) => [
    ...source.documents(),
  ])
  return {
    uploads: documents.filter(({ _type }) => _type.startsWith('sanity.')),
    warnings: stderr.mock.calls.map(([text]) => String(text)),
  }
}

it('brings images home from the hosted lake as they were uploaded', async () => {
  const [original, processed, offer] = [
    await picture(),
    await picture(60, 30, '#f61'),
    Buffer.from('%PDF-1.4 offer'),
  ]
  const image = uploadOf(original, '60x30', 'png', {
    originalFilename: 'Équipe.png',
    title: 'Team',
  })
  const file = uploadOf(offer, '', 'pdf', { originalFilename: 'offre.pdf' })
  const { uploads, warnings } = await bringHome([image, file], (url, token) => {
    // Files are the same for everybody: the token stays at home.
    if (url.pathname.startsWith('/files/')) return token ? undefined : offer
    return url.searchParams.get('dlRaw') === 'true' && token === 'Bearer a-viewer'
      ? original
      : processed
  })
  expect(warnings).toEqual([])
  expect(uploads).toHaveLength(2)
  expect(uploads).toContainEqual(
    expect.objectContaining({ _id: image._id, originalFilename: 'Équipe.png', title: 'Team' }),
  )
  expect(uploads).toContainEqual(
    expect.objectContaining({ _id: file._id, originalFilename: 'offre.pdf' }),
  )
})

it('warns of a picture that comes as other bytes all the same, and keeps its name and texts', async () => {
  const processed = await picture(60, 30, '#f61')
  const image = uploadOf(await picture(), '60x30', 'png', {
    originalFilename: 'Équipe.png',
    altText: 'Our team',
  })
  const { uploads, warnings } = await bringHome([image], () => processed)
  expect(warnings).toEqual([
    expect.stringMatching(`^Warning: the bytes of ${image._id} are not those .*\\n$`),
  ])
  expect(uploads).toEqual([
    expect.objectContaining({ originalFilename: 'Équipe.png', altText: 'Our team' }),
  ])
})

it('keeps the name and texts of a drawing that the hosted lake wrote anew, without a warning', async () => {
  const mark = uploadOf(drawing('#f60'), '24x24', 'svg', {
    originalFilename: 'mark.svg',
    altText: 'Arvanel',
  })
  const { uploads, warnings } = await bringHome([mark], () => drawing('#ff6600'))
  expect(warnings).toEqual([])
  expect(uploads).toEqual([
    expect.objectContaining({ originalFilename: 'mark.svg', altText: 'Arvanel' }),
  ])
})

it('asks again for a picture while the hosted lake is busy or the connection is lost', async () => {
  const bytes = await picture()
  const image = uploadOf(bytes, '60x30', 'png', { originalFilename: 'Équipe.png' })
  const failing = [
    () => new Response('busy', { status: 503 }),
    () => new Response('too many', { status: 429, headers: { 'retry-after': '1' } }),
    () => {
      throw new TypeError('fetch failed')
    },
  ]
  const { uploads } = await bringHome([image], () => failing.shift()?.() ?? bytes)
  expect([uploads.length, failing.length]).toEqual([1, 0])
})
