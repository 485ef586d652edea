import type { Node } from '../groq/ast.ts'
import type { Access } from './access.ts'

/** What the text of a document must hold for a filter to be true for it. */
export type TextNeed =
  | { kind: 'all' | 'any'; parts: TextNeed[] }
  /** Words as `match` reads them: a string, or a list of strings. */
  | { kind: 'words'; pattern: Node }

/** Where the documents under a filter are looked for. */
export interface Source {
  kind: 'source'
  /** Buckets; all documents where no bucket is known to hold what the filter lets through. */
  access: Access[] | null
  text: TextNeed | null
}

/** How many documents one bucket holds. */
export interface Count {
  kind: 'count'
  access: Access
  /** Counts them where the bucket is not known after all. */
  otherwise: Node
}

/** The documents of one bucket in an order that is cached. */
export interface Ordered {
  access: Access
  sort: Node
  key: string
}

/** What a slice is taken of: an expression gives it in the order of ids, or it has an order of its own. */
type Candidates = { base: Node } | Ordered

/** Reads no more documents than a slice needs. */
export interface Top {
  kind: 'top'
  filter: Node
  need: number
  text: TextNeed | null
  candidates: Candidates
}

/** An expression that is evaluated once, however often it is referred to. */
export interface Subquery {
  kind: 'subquery'
  tree: Node
}

/** A document of which only these attributes are read; its argument is the id. */
export interface Fields {
  kind: 'fields'
  names: string[]
}

/** Parts that are the same in each plan. */
type SharedPart =
  | { kind: 'everything' }
  /** Lets the deadline be checked inside of nested loops; always true. */
  | { kind: 'tick' }
  /** The documents of buckets; its argument are their names. */
  | { kind: 'buckets' }
  /** Every string in a document, folded; its argument is the id. */
  | { kind: 'text' }

/** A part of a query that the engine evaluates by itself. */
export type PlanPart = Source | Count | Top | Subquery | Fields | SharedPart

const sharedKinds: SharedPart['kind'][] = ['everything', 'tick', 'buckets', 'text']

/** What the parts of each plan begin with. */
export const sharedParts: readonly PlanPart[] = sharedKinds.map((kind) => ({ kind }))

/** The number of a shared part in each plan. */
export const partNumber = (kind: SharedPart['kind']): number => sharedKinds.indexOf(kind)
