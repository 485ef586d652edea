import { createReadStream, createWriteStream } from 'node:fs'
import { glob, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import stream, { type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { codeOf, reasonOf } from '@jalonne/node-kit/errors'
import { unpackTar } from 'modern-tar/fs'
import * as v from 'valibot'
import { Failure } from '../failure.ts'
import { AssetsJson, type Content } from './content.ts'

/** Bytes by which a tar archive is recognised: its first header. */
const headerBytes = 512

/**
 * Opens what `sanity dataset export` or our own `export` wrote: an archive (`.tar.gz`, `.tar`), the folder of an unpacked
 * one, or plain NDJSON (also gzipped), whatever its name. Archives are unpacked as they are read.
 * @param workFolder an empty folder for it
 * @throws Failure
 */
export async function openContent(file: string, workFolder: string): Promise<Content> {
  try {
    if ((await stat(file)).isDirectory()) return await openFolder(file, file)
    const [first] = await startOf(file, 2)
    const isGzip = first?.[0] === 0x1f && first[1] === 0x8b
    if (await isTar(file, isGzip)) {
      await pipeline(unzipped(file, isGzip), unpackTar(workFolder, unpacking))
      return await openFolder(workFolder, file)
    }
    if (!isGzip) return { ...withoutAssets, name: file, file, folder: path.dirname(file) }
    const data = path.join(workFolder, 'data.ndjson')
    await pipeline(unzipped(file, true), createWriteStream(data, { mode: 0o600 }))
    return { ...withoutAssets, name: file, file: data, folder: path.dirname(file) }
  } catch (error) {
    if (error instanceof Failure) throw error
    const code = codeOf(error)
    const isDamaged = code === null || /^(?:Z_|ERR_)/.test(code)
    const what = isDamaged ? 'is damaged or not complete' : 'cannot be read'
    throw new Failure(`${file} ${what} (${reasonOf(error)}).`)
  }
}

/** What is true of documents that come without a folder of their own. */
export const withoutAssets = { assets: {}, copies: {}, isArchive: false }

// Links could lead out of the folder, so only files and folders come out of an archive.
const unpacking = {
  filter: ({ type }: { type?: string }) => type === 'file' || type === 'directory',
  fmode: 0o600,
  dmode: 0o700,
  strict: true,
}

function unzipped(file: string, isGzip: boolean): Readable {
  const source = createReadStream(file)
  // Who reads hears of errors.
  return isGzip ? stream.pipeline(source, createGunzip(), () => {}) : source
}

async function startOf(file: string, bytes: number): Promise<Buffer[]> {
  return createReadStream(file, { end: bytes - 1 }).toArray()
}

async function isTar(file: string, isGzip: boolean): Promise<boolean> {
  let start = Buffer.alloc(0)
  for await (const chunk of unzipped(file, isGzip)) {
    start = Buffer.concat([start, chunk])
    if (start.length >= headerBytes) break
  }
  return start.subarray(257, 262).toString('latin1') === 'ustar'
}

async function openFolder(folder: string, name: string): Promise<Content> {
  const found: string[] = []
  for await (const one of glob(['*.ndjson', '*/*.ndjson'], { cwd: folder })) found.push(one)
  const [data, ...others] = found.toSorted((a, b) => depth(a) - depth(b))
  if (data === undefined) throw new Failure(`There is no data.ndjson in ${name}.`)
  if (others.some((other) => depth(other) === depth(data))) {
    throw new Failure(`There is more than one file of documents (.ndjson) in ${name}.`)
  }
  const file = path.join(folder, data)
  const base = path.dirname(file)
  const assets = await readAssets(path.join(base, 'assets.json'), name)
  return { name: `${name} (${data})`, file, folder: base, copies: {}, assets, isArchive: true }
}

const depth = (file: string) => file.split(path.sep).length

async function readAssets(file: string, name: string): Promise<AssetsJson> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return '{}'
    throw error
  })
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), AssetsJson), text)
  if (parsed.success) return parsed.output
  throw new Failure(`assets.json in ${name} is not what an export writes.`)
}
