import { access, constants, copyFile, cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { resolveAssetLinks } from '@jalonne/lake'
import { codeOf, reasonOf } from '@jalonne/node-kit/errors'
import { Failure } from '../failure.ts'
import type { Content } from './content.ts'
import { filePathOf } from './load-asset.ts'
import { readDocuments } from './read-documents.ts'

/**
 * Copies content into a folder, for a process that sees less of this machine. An archive that was unpacked there stays as
 * it is.
 * @throws Failure naming what is wrong with it
 */
export async function copyContent(content: Content, folder: string): Promise<Content> {
  try {
    return await (content.isArchive ? copyFolder(content, folder) : copyLines(content, folder))
  } catch (error) {
    if (error instanceof Failure) throw error
    const reason = codeOf(error) === 'ENOSPC' ? 'the disk is full' : reasonOf(error)
    throw new Failure(`${content.name}: it cannot be copied to ${folder} (${reason}).`)
  }
}

async function copyFolder(content: Content, folder: string): Promise<Content> {
  if (!path.relative(folder, content.folder).startsWith('..')) return content
  const copy = path.join(folder, 'content')
  // Links stay links: what they lead to outside does not belong to it.
  await cp(content.folder, copy, { recursive: true, verbatimSymlinks: true })
  return { ...content, folder: copy, file: path.join(copy, path.basename(content.file)) }
}

async function copyLines(content: Content, folder: string): Promise<Content> {
  const file = path.join(folder, 'lines.ndjson')
  await copyFile(content.file, file)
  const copies: Record<string, string> = {}
  await mkdir(path.join(folder, 'linked'))
  for (const [index, url] of (await linkedFiles(content)).entries()) {
    const place = filePathOf(content, url)
    // Whoever imports it says which line asks for it.
    if (!(await isReadable(place))) continue
    const copy = path.join(folder, 'linked', String(index))
    await copyFile(place, copy)
    copies[url] = copy
  }
  return { ...content, file, copies }
}

/** The addresses of files that documents ask for, each once. */
async function linkedFiles(content: Content): Promise<string[]> {
  const urls = new Set<string>()
  for (const { line, document } of await readDocuments(content.file, content.name)) {
    try {
      await resolveAssetLinks(document, async ({ url }) => {
        if (url.startsWith('file://')) urls.add(url)
        return ''
      })
    } catch (error) {
      throw new Failure(`${content.name}, line ${line}: ${reasonOf(error)}.`)
    }
  }
  return [...urls]
}

const isReadable = (file: string) =>
  access(file, constants.R_OK).then(
    () => true,
    () => false,
  )
