import * as groq from 'groq-js'
import type { Identity } from '../options.ts'
import { EVERYTHING } from './buckets.ts'
import type { Store } from './store.ts'
import { syncTags } from './tags.ts'

export interface Question {
  query: string
  params: Record<string, unknown>
  identity: Identity | null
}

/** A query's result as JSON text, and the sync tags of everything it depends on. */
export interface Answer {
  json: string
  syncTags: string[]
}

export interface EngineOptions {
  projectId: string
  dataset: string
  now: () => Date
  queryMs: number
  cacheBytes: number
}

export class Engine {
  readonly #options: EngineOptions

  constructor(options: EngineOptions) {
    this.#options = options
  }

  ask(store: Store, question: Question): Answer | Promise<Answer> {
    const { query, params } = question
    const tree = groq.parse(query, { params })
    const value = groq.evaluateSync(tree, {
      dataset: store.all(),
      params,
      timestamp: this.#options.now(),
    })
    return { json: JSON.stringify(groq.toJS(value) ?? null), syncTags: syncTags([EVERYTHING]) }
  }
}
