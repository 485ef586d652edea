import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Child, mutate, startChild } from '../support/child.ts'
import { atLeast, figure, type Measure, note, type Skipped } from '../support/report.ts'
import { Suite, type SuiteCase } from '../support/suite-cases.ts'
import { isSameJson, withPlaces } from '../support/suite-compare.ts'

const groq = [1, 2, 0]
const wantedPasses = 7_580
const atOnce = 8
const batch = 200
const Floor = v.array(v.object({ key: v.string(), outcome: v.string() }))

/** Whether a test is of the version of GROQ that is spoken: `0.1` is not, `>= 1.1` is. */
function isSpoken(selector: string | null): boolean {
  const [, operator = '', wanted = ''] = /^\s*(>=|>|<=|<|=)?\s*([\d.]+)/.exec(selector ?? '') ?? []
  if (!wanted) return selector === null
  const parts = wanted.split('.').map(Number)
  if (!operator) return parts.every((part, index) => groq[index] === part)
  const difference =
    groq.map((part, index) => part - (parts[index] ?? 0)).find((part) => part !== 0) ?? 0
  if (operator.includes('=') && difference === 0) return true
  return operator.startsWith('>') ? difference > 0 : operator.startsWith('<') && difference < 0
}

async function passes(
  lake: Child,
  { query, params, isValid, result }: SuiteCase,
): Promise<boolean> {
  const response = await fetch(
    new URL('/v2025-02-19/data/query/production?perspective=raw', lake.url),
    {
      method: 'POST',
      body: JSON.stringify({ query, params }),
    },
  )
  const body = await response.json()
  if (!isValid) return response.status >= 400 && response.status < 500
  return response.ok && isSameJson(withPlaces(body.result ?? null), result)
}

async function replaceAll(lake: Child, before: readonly string[], documents: readonly object[]) {
  const mutations = [
    ...before.map((id) => ({ delete: { id } })),
    ...documents.map((createOrReplace) => ({ createOrReplace })),
  ]
  for (let at = 0; at < mutations.length; at += batch)
    await mutate(lake.url, mutations.slice(at, at + batch))
}

/** The official suite, from the checkout `GROQ_SUITE` names; no case lost against the outcomes in `GROQ_FLOOR`. */
export async function measureSuite(): Promise<Measure[] | Skipped> {
  const { GROQ_SUITE, GROQ_FLOOR } = process.env
  if (!GROQ_SUITE)
    return {
      skipped: 'GROQ_SUITE names no checkout of the suite (github.com/sanity-io/groq-test-suite)',
    }
  const suite = new Suite(GROQ_SUITE)
  const outcomes = new Map<string, boolean>()
  const lake = await startChild('lake-process.ts', ['-', '0'])
  try {
    const cases = suite.cases.filter(
      ({ version, dataset }) => isSpoken(version) && suite.datasets.get(dataset),
    )
    const groups = Map.groupBy(cases, ({ dataset }) => dataset)
    let loaded: string[] = []
    for (const [dataset, own] of groups) {
      const documents = suite.datasets.get(dataset) ?? []
      const isLoaded = await replaceAll(lake, loaded, documents).then(
        () => true,
        () => false,
      )
      loaded = documents.map(({ _id }) => _id)
      const queue = own.values()
      const client = async () => {
        for (const one of queue) outcomes.set(one.id, isLoaded && (await passes(lake, one)))
      }
      await Promise.all(Array.from({ length: atOnce }, client))
    }
  } finally {
    await lake.stop()
  }
  const passed = [...outcomes.values()].filter(Boolean).length
  const measures = [
    figure('cases that apply', outcomes.size),
    atLeast('passed', passed, wantedPasses),
  ]
  if (!GROQ_FLOOR) return measures
  const floor = v.parse(Floor, JSON.parse(readFileSync(GROQ_FLOOR, 'utf8')))
  const lost = floor.filter(({ key, outcome }) => outcome === 'pass' && !outcomes.get(key))
  for (const { key } of lost.slice(0, 20)) note(`Lost: ${key}`)
  return [
    ...measures,
    {
      what: 'lost against the floor',
      measured: String(lost.length),
      target: '= 0',
      isKept: lost.length === 0,
    },
  ]
}
