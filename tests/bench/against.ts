import { join } from 'node:path'
import { startStack } from '../support/stack.ts'
import { audit } from './audit.ts'
import { formerBuild } from './former-build.ts'
import { aligned, written } from './report.ts'
import { median } from './statistics.ts'
import { hydrated, tapToHeading } from './visits.ts'

/** What one visit of each kind finds on a page, with its unit. */
const units = {
  'Lighthouse performance': '',
  TBT: 'ms',
  LCP: 'ms',
  'main-thread work': 'ms',
  'style and layout': 'ms',
  'bytes, preloaded ones included': 'KiB',
  'hydrated, slow 4G': 'ms',
  'tap to heading': 'ms',
} as const
type Name = keyof typeof units
type Figures = Record<Name, number>

/**
 * Measures pages of a former build and of this one in turns, so that whatever else this machine does meets both, and
 * prints the medians with the least and the most. Each build has its own lake, with its own demo content.
 * @param former a git commit, or a folder in which a former state is built
 */
export async function compare(
  former: string,
  paths: string[] = ['/fr', '/en/pricing'],
  runs = 5,
): Promise<void> {
  await using build = await formerBuild(former)
  const stackFile = join(build.folder, 'tests/support/stack.ts')
  const { startStack: startFormer }: { startStack: typeof startStack } = await import(stackFile)
  const before = await startFormer()
  try {
    const now = await startStack()
    try {
      for (const path of paths) {
        const results = { before: [] as Figures[], now: [] as Figures[] }
        // The first visitor's page is rendered for them: nobody measures that one.
        for (const { origin } of [before, now]) await fetch(origin + path)
        for (let run = 0; run < runs; run++) {
          results.before.push(await measure(before.origin, path))
          results.now.push(await measure(now.origin, path))
        }
        console.log(comparison(`${path}, against ${former}, medians of ${runs}`, results))
      }
    } finally {
      await now.close()
    }
  } finally {
    await before.close()
  }
}

async function measure(origin: string, path: string): Promise<Figures> {
  const { scores, tbt, lcp, work, layout, bytes } = await audit(origin + path, ['performance'])
  const visit = await hydrated(origin + path)
  const language = path.split('/')[1]
  const next = path.endsWith('/pricing') ? 'contact' : 'pricing'
  return {
    'Lighthouse performance': scores.performance ?? Number.NaN,
    TBT: tbt,
    LCP: lcp,
    'main-thread work': work,
    'style and layout': layout,
    'bytes, preloaded ones included': bytes / 1024,
    'hydrated, slow 4G': visit.hydrated,
    'tap to heading': await tapToHeading(origin + path, `/${language}/${next}`),
  }
}

function comparison(title: string, { before, now }: { before: Figures[]; now: Figures[] }): string {
  const rows = Object.entries(units).map(([name, unit]) => {
    const [old, new_] = [before, now].map((all) => all.map((figures) => figures[name as Name]))
    return [name, spread(old ?? [], unit), spread(new_ ?? [], unit), change(old ?? [], new_ ?? [])]
  })
  return aligned(title, [['', 'before', 'now', ''], ...rows])
}

const spread = (values: number[], unit: string): string =>
  `${written(median(values), unit)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`

function change(old: number[], now: number[]): string {
  const share = (median(now) / median(old) - 1) * 100
  return Number.isFinite(share) ? `${share > 0 ? '+' : ''}${share.toFixed(1)} %` : ''
}
