// `npm test` once Node, pnpm and a browser are there: every check in turn, then the true totals.
// `npm test -- unit contract` runs only the stages named; `journeys` builds what it opens.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { flakyTests, mergeTotals, playwrightTotals, type Totals, vitestTotals } from './totals.ts'

interface Stage {
  name: string
  command: string[]
  env?: Record<string, string>
  /** Runs beside the stage before it: they take one processor each. */
  beside?: boolean
  /** Stages that come before it where only this one is named. */
  needs?: string[]
  /** Reads how many tests passed and failed; a stage without it counts as one test. */
  totals?: () => Totals
}

const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
const playwrightReport = join(results, 'playwright.json')
/** Hundreds of processes are started from the same sources: Node compiles them once. */
const compileCache = join(root, 'node_modules/.cache/node-compile')

const stages: Stage[] = [
  {
    name: 'typegen',
    command: ['pnpm', '--silent', '--filter', '@jalonne/studio', 'run', 'typegen:check'],
  },
  { name: 'lint', beside: true, command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'rooms', beside: true, command: ['pnpm', '--silent', 'run', 'check:rooms'] },
  { name: 'types', beside: true, command: ['pnpm', '--silent', 'run', 'check:types'] },
  { name: 'unused', command: ['pnpm', '--silent', 'run', 'check:unused'] },
  vitestStage('unit', ['node', 'dom']),
  vitestStage('contract', ['contract']),
  { name: 'build', command: ['node', 'scripts/build-site.ts'] },
  { name: 'studio', beside: true, command: ['node', 'scripts/build-studio.ts'] },
  {
    name: 'journeys',
    needs: ['build', 'studio'],
    command: ['pnpm', '--silent', '--filter', '@jalonne/tests', 'exec', 'playwright', 'test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    totals: () => {
      const report = JSON.parse(readFileSync(playwrightReport, 'utf8'))
      flaky.push(...flakyTests(report))
      return playwrightTotals(report)
    },
  },
]

const wanted = process.argv.slice(2)
const named = stages
  .filter(({ name }) => wanted.includes(name))
  .flatMap(({ name, needs = [] }) => [...needs, name])
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name))
if (unknown.length > 0) {
  console.error(
    `No such stage: ${unknown.join(', ')}. There are: ${stages.map((s) => s.name).join(', ')}.`,
  )
  process.exit(2)
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const running = new Set<ChildProcess>()
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopped = true
    for (const child of running) child.kill(signal)
  })
}
const lines: string[] = []
const flaky: string[] = []
const all: Totals[] = []
for (const together of sideBySide(
  stages.filter(({ name }) => named.length === 0 || named.includes(name)),
)) {
  if (isStopped) break
  const title = together.map(({ name }) => name).join(', ')
  console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}`)
  await Promise.all(together.map(check))
}

const { passed, failed } = mergeTotals(all)
console.log(`\n${lines.join('\n')}`)
// Right above the total, where nobody overlooks it.
if (flaky.length > 0) console.log(`\nFlaky, so broken:\n  ${flaky.join('\n  ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = isStopped ? 130 : Number(failed > 0)

/** Stages in turn, each with those that run beside it. */
function sideBySide(chosen: Stage[]): Stage[][] {
  const turns: Stage[][] = []
  for (const stage of chosen) {
    if (stage.beside && turns.length > 0) turns.at(-1)?.push(stage)
    else turns.push([stage])
  }
  return turns
}

/** Runs a stage and notes how it went. */
async function check(stage: Stage): Promise<void> {
  const started = performance.now()
  const code = await run(stage)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const totals = totalsOf(stage, code)
  all.push(totals)
  lines.push(
    [
      totals.failed > 0 ? 'failed' : 'ok    ',
      stage.name.padEnd(10),
      `${seconds} s`.padStart(8),
      `${totals.passed} passed, ${totals.failed} failed`,
    ].join('  '),
  )
}

/** Tests of some projects of `vitest.config.ts`. */
function vitestStage(name: string, projects: string[]): Stage {
  const report = join(results, `${name}.json`)
  return {
    name,
    command: [
      ...['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      ...projects.map((project) => `--project=${project}`),
    ],
    totals: () => vitestTotals(JSON.parse(readFileSync(report, 'utf8'))),
  }
}

/** What a stage adds to the totals; one that ended badly without naming a failed test counts as one failure. */
function totalsOf(stage: Stage, code: number): Totals {
  const single = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  if (!stage.totals) return single
  try {
    const totals = stage.totals()
    return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function run({ command, env }: Stage): Promise<number> {
  const [file = '', ...args] = command
  return new Promise((resolve) => {
    const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
    const child = spawn(file, args, {
      cwd: root,
      // As on a CI server: no `test.only` is left behind, and tests have patience with a busy machine.
      env: { NODE_COMPILE_CACHE: compileCache, CI: '1', ...process.env, ...env, PATH: path },
      stdio: 'inherit',
    })
    running.add(child)
    child.on('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.on('exit', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}
