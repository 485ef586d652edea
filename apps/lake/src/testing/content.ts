import { createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { packTar } from 'modern-tar/fs'
import sharp from 'sharp'

/** Writes documents into a file, one a line; texts are written as they are. */
export async function writeLines(file: string, lines: (object | string)[]): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
  await writeFile(file, `${texts.join('\n')}\n`)
  return file
}

/** The documents of a file. */
export async function readLinesOf(file: string): Promise<Record<string, unknown>[]> {
  const text = await readFile(file, 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/** A small picture that is opaque. */
export function picture(width = 60, height = 30, background = '#f60'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Packs a folder as an export is packed. */
export async function pack(folder: string, file: string): Promise<string> {
  const target = 'production-export'
  const entries = packTar([{ type: 'directory', source: folder, target }])
  await pipeline(entries, createGzip(), createWriteStream(file))
  return file
}
