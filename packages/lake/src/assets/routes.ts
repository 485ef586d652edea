import { type Context, Hono } from 'hono'
import { toReader } from '../documents/asset-addresses.ts'
import { readBytes } from '../http/body.ts'
import type { CallerEnv } from '../http/caller.ts'
import type { ProtocolContext } from '../http/context.ts'
import { jsonText } from '../http/respond.ts'
import { searchOf } from '../http/search-params.ts'
import type { Streams } from '../live/streams.ts'
import { LakeProblem } from '../problem.ts'
import { fileDocumentId, imageDocumentId, parseFileName, parseImageName } from './names.ts'
import { parseDescription } from './parse-description.ts'
import { serveFile } from './serve-file.ts'
import { imageServer } from './serve-image.ts'
import { type AssetKind, storeAsset } from './store-asset.ts'

/** The routes of assets: uploading images and files, and serving them. To be mounted at the root. */
export function assetRoutes(context: ProtocolContext, streams: Streams): Hono<CallerEnv> {
  const { assets, images, projectId } = context.options
  const serveImage = assets && imageServer(assets, images)
  const routes = new Hono<CallerEnv>()

  routes.post('/:version{v[^/]+}/assets/:kind{images|files}/:dataset', async ({ req, env }) => {
    const identity = await context.writer(req.raw)
    const dataset = context.dataset(req.param('dataset'))
    const kind: AssetKind = req.param('kind') === 'images' ? 'images' : 'files'
    const about = parseDescription(searchOf(req.url))
    const bytes = await readUpload(req.raw, context.limits.assetBytes)
    const upload = { kind, dataset: req.param('dataset'), bytes, about }
    const document = await storeAsset(context.options, upload)
    dataset.mutate([{ createIfNotExists: document }], { identity })
    await streams.delivered()
    const stored = JSON.stringify({ document: dataset.get(document._id) })
    return jsonText(toReader(stored, env.base))
  })

  const known = (c: Context, name: string | undefined) => {
    if (c.req.param('project') !== projectId)
      throw new LakeProblem(404, 'notFound', 'There is no such project')
    context.dataset(name ?? '')
    return name ?? ''
  }

  const describedSize = (dataset: string, id: string): number | null => {
    const size = context.dataset(dataset).get(id)?.size
    return typeof size === 'number' ? size : null
  }

  // A name after the file name is for people who save the picture, and means nothing to the lake.
  routes.get('/images/:project/:dataset/:file/:vanity?', async (c) => {
    const dataset = known(c, c.req.param('dataset'))
    const image = parseImageName(c.req.param('file'))
    if (!image || !serveImage) throw new LakeProblem(404, 'notFound', 'There is no such image')
    const size = describedSize(dataset, imageDocumentId(image))
    return serveImage(c.req.raw, dataset, image, size, c.env.client)
  })

  routes.get('/files/:project/:dataset/:file/:vanity?', async (c) => {
    const dataset = known(c, c.req.param('dataset'))
    const file = parseFileName(c.req.param('file'))
    if (!file || !assets) throw new LakeProblem(404, 'notFound', 'There is no such file')
    const size = describedSize(dataset, fileDocumentId(file))
    return serveFile(c.req.raw, assets, dataset, file, size)
  })

  return routes
}

async function readUpload(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks = await readBytes(request, maxBytes).catch((error: unknown) => {
    if (error instanceof LakeProblem) throw error
    throw new LakeProblem(400, 'incompleteBody', 'The upload broke off')
  })
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
