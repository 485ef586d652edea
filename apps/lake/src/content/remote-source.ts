import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { objectWith } from '@jalonne/lake'
import { reasonOf } from '@jalonne/node-kit/errors'
import * as v from 'valibot'
import { Failure } from '../failure.ts'
import { withWorkFolder } from '../work-folder.ts'
import type { ContentSource } from './export-content.ts'
import { readLines } from './read-lines.ts'

const Stored = v.pipe(v.string(), v.parseJson(), objectWith({ _id: v.string(), _type: v.string() }))
const hosted = /^https:\/\/cdn\.sanity\.(?:io|work)\//

/**
 * Exports a dataset of a lake that is reached by its address. Its response is stored on disk meanwhile.
 * @param token one that may read it
 * @throws Failure
 */
export async function withRemoteSource<T>(
  url: string,
  dataset: string,
  token: string,
  use: (source: ContentSource) => Promise<T>,
): Promise<T> {
  const base = URL.parse(url)
  if (!base || !/^https?:$/.test(base.protocol)) throw new Failure(`"${url}" is no address.`)
  const root = base.href.replace(/\/$/, '')
  return withWorkFolder(async (work) => {
    const data = path.join(work, 'stored.ndjson')
    const headers = { authorization: `Bearer ${token}` }
    await download(`${root}/v1/data/export/${dataset}`, data, headers)
    return use({
      documents: () => storedIn(data, url),
      async asset({ kind, name }, document) {
        const own = String(document.url ?? '')
        const file = path.join(work, name)
        if (!hosted.test(own)) await download(`${root}/${document.path}`, file)
        else if (kind === 'files') await download(own, file)
        // Sanity gives an image as it was uploaded, and not a processed copy, only to those who may read the dataset.
        else await download(`${own}?dlRaw=true`, file, headers)
        return file
      },
    })
  })
}

const tries = 5
const pauseMs = 1_500
const longestPauseMs = 30_000

/** Tries again what may pass by itself: a lake that is busy or a connection that is lost. */
async function download(from: string, to: string, headers: Record<string, string> = {}) {
  for (let left = tries - 1; ; left -= 1) {
    let pause: number | null = null
    try {
      const response = await fetch(from, { headers })
      if (!response.ok || !response.body) {
        pause = pauseAfter(response)
        throw new Error(`it responded with ${response.status}`)
      }
      return await pipeline(response.body, createWriteStream(to))
    } catch (error) {
      // What the network does is a TypeError to `fetch` and to who reads its body; others are those of the file.
      if (error instanceof TypeError) pause = pauseMs
      if (pause === null || left === 0) {
        const cause = error instanceof Error && error.cause ? `: ${reasonOf(error.cause)}` : ''
        throw new Failure(`${from} cannot be loaded (${reasonOf(error)}${cause}).`)
      }
    }
    await setTimeout(pause)
  }
}

/** How long to wait before the same is asked again, in milliseconds; null where that would change nothing. */
function pauseAfter({ status, headers }: Response): number | null {
  if (status < 500 && status !== 408 && status !== 429) return null
  return Math.min(Number(headers.get('retry-after')) * 1_000 || pauseMs, longestPauseMs)
}

async function* storedIn(file: string, url: string) {
  for await (const { number, text } of readLines(file, url)) {
    const parsed = v.safeParse(Stored, text)
    if (parsed.success) yield parsed.output
    else throw new Failure(`${url} said something that is no document, on line ${number}.`)
  }
}
