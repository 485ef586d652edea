import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { parse as parseYaml } from 'yaml'

type Json = unknown
export type SuiteDocument = { _id: string; _type: string } & Record<string, Json>

/** One query of the official GROQ suite with the answer it should have. */
export interface SuiteCase {
  id: string
  file: string
  query: string
  params: Record<string, Json>
  isValid: boolean
  result: Json
  version: string | null
  /** Name of the documents it is asked of. */
  dataset: string
}

// What is written without a value is as good as left out.
const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  )
const Properties = v.looseObject({
  query: optional(v.string()),
  params: optional(v.record(v.string(), v.unknown())),
  valid: optional(v.boolean()),
  result: v.optional(v.unknown()),
  version: optional(v.union([v.string(), v.number()])),
  variables: optional(v.record(v.string(), v.unknown())),
  standaloneVariables: optional(v.array(v.string())),
  genFilter: optional(v.boolean()),
  genFetch: optional(v.boolean()),
  genJoin: optional(v.boolean()),
  dataset: optional(v.string()),
  documents: optional(v.array(v.looseObject({ _id: v.string(), _type: v.string() }))),
  tests: optional(v.array(v.looseObject({}))),
})
type Test = v.InferOutput<typeof Properties>

const variable = /~(\w+)~/g

function* yamlFiles(directory: string): Generator<string> {
  for (const name of readdirSync(directory).sort()) {
    const path = join(directory, name)
    if (statSync(path).isDirectory()) yield* yamlFiles(path)
    else if (/\.ya?ml$/.test(name)) yield path
  }
}

/** Every combination of the values of variables, the first moving fastest. */
function* combinations(lists: readonly (readonly string[])[]): Generator<string[]> {
  const at = lists.map(() => 0)
  for (;;) {
    yield lists.map((list, index) => list[at[index] ?? 0] ?? '')
    let index = 0
    for (; index < at.length; index++) {
      at[index] = (at[index] ?? 0) + 1
      if ((at[index] ?? 0) < (lists[index]?.length ?? 0)) break
      at[index] = 0
    }
    if (index === at.length) return
  }
}

function fill(query: string, values: readonly string[]): string {
  let index = 0
  return query.replace(variable, () => values[index++] ?? '')
}

/**
 * Reads the suite from a checkout: a file is a test, whose children inherit what it says; variables make a test of each
 * of their values, and, where they are JSON, further tests that read them from documents.
 */
export class Suite {
  readonly cases: SuiteCase[] = []
  /** By name; null for documents the suite only names. */
  readonly datasets = new Map<string, SuiteDocument[] | null>([
    ['empty', []],
    ['generated', []],
  ])
  readonly #holders = new Map<string, { id: string; field: string } | null>()

  constructor(path: string) {
    const inner = join(path, 'test')
    const directory = existsSync(inner) ? inner : path
    for (const file of yamlFiles(directory)) {
      const test: unknown = parseYaml(readFileSync(file, 'utf8'), { merge: true })
      this.#visit(v.parse(Properties, test), relative(directory, file))
    }
    for (const documents of this.datasets.values()) {
      documents?.sort((a, b) => (a._id < b._id ? -1 : 1))
    }
  }

  #visit(given: Test, file: string): void {
    const { documents, tests, ...own } = given
    const test: Test = own
    if (documents) {
      test.dataset = `${file}@${this.datasets.size}`
      this.datasets.set(test.dataset, JSON.parse(JSON.stringify(documents)))
    } else if (test.dataset !== undefined && !this.datasets.has(test.dataset)) {
      this.datasets.set(test.dataset, null)
    }
    if (test.query !== undefined && ('result' in test || test.valid === false)) {
      const query = test.query
      if (test.variables)
        for (const more of this.#expand(test, query)) this.#add({ ...test, ...more }, file)
      else if (!query.match(variable)) this.#add(test, file)
    }
    for (const child of tests ?? []) {
      const variables = { ...test.variables, ...v.parse(Properties, child).variables }
      const hasVariables = test.variables !== undefined || 'variables' in child
      const merged = { ...test, ...child, ...(hasVariables ? { variables } : {}) }
      this.#visit(v.parse(Properties, merged), file)
    }
  }

  #add(test: Test, file: string): void {
    const isValid = test.valid ?? true
    this.cases.push({
      id: `${file}#${this.cases.length}`,
      file,
      query: test.query ?? '',
      params: test.params ?? {},
      isValid,
      result: isValid ? JSON.parse(JSON.stringify(test.result ?? null)) : null,
      version: test.version == null ? null : String(test.version),
      dataset: test.dataset ?? 'empty',
    })
  }

  *#expand(test: Test, query: string): Generator<Partial<Test>> {
    const names = Array.from(query.matchAll(variable), ([, name]) => name ?? '')
    const { genFilter = true, genFetch = true, genJoin = true, result } = test
    const isAlone = (name = '') => test.standaloneVariables?.includes(name) ?? true
    const lists = names.map((name) => [test.variables?.[name]].flat().map(String))
    for (const values of combinations(lists)) {
      yield { query: fill(query, values) }
      if (test.dataset !== undefined || !(genFilter || genFetch || genJoin)) continue
      for (const [index, value] of values.entries()) {
        const holder = isAlone(names[index]) ? this.#holder(value) : null
        if (!holder) continue
        const source = `*[_id == ${JSON.stringify(holder.id)}]`
        const withValue = (other: string) => fill(query, values.with(index, other))
        const derived = (text: string, expected: Json) => {
          return { query: text, result: expected, dataset: 'generated' }
        }
        if (genFilter) {
          const filter = withValue(holder.field)
          const on = (holds: boolean) => (holds ? [holder.id] : [])
          yield derived(`${source}[${filter}][]._id`, on(result === true))
          yield derived(`${source}[!(${filter})][]._id`, on(result === false))
        }
        if (genFetch) yield derived(withValue(`${source}[0].${holder.field}`), result)
        if (!genJoin || (typeof result !== 'boolean' && result !== null)) continue
        for (let at = index + 1; at < values.length; at++) {
          const other = isAlone(names[at]) ? this.#holder(values[at] ?? '') : null
          if (!other) continue
          const swapped = values.with(index, `^.${holder.field}`).with(at, other.field)
          const inner = `*[_id == ${JSON.stringify(other.id)}][${fill(query, swapped)}]`
          const children = result === true ? [other.id] : []
          yield derived(`${source}{"children":${inner}[]._id}`, [{ children }])
        }
      }
    }
  }

  /** A document that holds a value; null for text that is no JSON. */
  #holder(text: string): { id: string; field: string } | null {
    const known = this.#holders.get(text)
    if (known !== undefined) return known
    const generated = this.datasets.get('generated') ?? []
    const number = generated.length
    const names = number
      ? { id: `d-${number + 1}`, field: `f_${number + 1}` }
      : { id: 'd', field: 'f' }
    let holder: typeof names | null = null
    try {
      generated.push({ _id: names.id, _type: 'doc', [names.field]: JSON.parse(text) })
      holder = names
    } catch {
      // Not every value of a variable is JSON; the others have no document to be read from.
    }
    this.#holders.set(text, holder)
    return holder
  }
}
