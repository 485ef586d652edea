// `npm start`, `npm test` and the others land here. Plain JavaScript without dependencies, so that any
// Node >= 20 runs it: it gets the Node and pnpm this repository is pinned to, installs what the lockfile
// says, finds or installs a browser where one is needed, then hands over to `pnpm run <task>:ready`.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [task = 'start', ...rest] = process.argv.slice(2)
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const env = ownEnvironment()
let complaint = ''

if (process.platform === 'win32') {
  fail(
    'This runs on Linux and macOS; on Windows, run it in WSL (https://learn.microsoft.com/windows/wsl).',
  )
}
if (Number.parseInt(process.versions.node, 10) < 20) {
  fail(
    `Node ${process.versions.node} is too old to start from. Install Node 20 or newer, then try again.`,
  )
}
// It would do in earnest what was to be tried.
if (process.env.npm_config_dry_run === 'true') {
  fail(`npm kept --dry-run to itself: write npm run ${task} -- --dry-run`)
}
env.PATH = toolPath() + delimiter + env.PATH
await install()
const wantsJourneys = task === 'test' && (rest.length === 0 || rest.includes('journeys'))
if (wantsJourneys || ['bench', 'bench:studio'].includes(task)) env.CHROMIUM = await browser()
process.exit(await run('pnpm', ['--silent', 'run', `${task}:ready`, ...rest]))

/** The environment without what npm tells its own children, which pnpm would warn about. */
function ownEnvironment() {
  const kept = /^npm_config_(registry|cache|proxy|https_proxy|noproxy|cafile|strict_ssl|offline)$/i
  const entries = Object.entries(process.env)
  return Object.fromEntries(entries.filter(([name]) => !/^npm_/i.test(name) || kept.test(name)))
}

/** The folders that hold the pinned Node and pnpm; from the npm registry, unless both are here already. */
function toolPath() {
  const nodeMajor = Number.parseInt(config.node.split('@').at(-1), 10)
  const nodeFits = Number.parseInt(process.versions.node, 10) >= nodeMajor
  if (nodeFits && output('pnpm', ['--version']) === config.pnpm.split('@').at(-1)) {
    return dirname(process.execPath)
  }
  const wanted = nodeFits ? [config.pnpm] : [config.node, config.pnpm]
  const packages = wanted.flatMap((name) => ['--package', name])
  const npx = (...options) => {
    const path = output('npx', [...options, ...packages, '--call', 'node -p process.env.PATH'])
    return path.split(delimiter).find((folder) => folder.includes('_npx'))
  }
  let bin = npx('--offline', '--no')
  if (!bin) {
    say(`Getting ${wanted.join(' and ')}`)
    bin = npx('--yes', '--fetch-retries=1')
  }
  if (!bin) {
    fail(
      `Could not get ${wanted.join(' and ')} from the npm registry. Check the network (or npm's registry setting), ` +
        `or install Node ${nodeMajor} and pnpm ${config.pnpm.split('@').at(-1)} yourself, then try again. npm says:\n${complaint}`,
    )
  }
  return nodeFits ? `${bin}${delimiter}${dirname(process.execPath)}` : bin
}

/** Installs exactly what the lockfile says; a fraction of a second when nothing changed. */
async function install() {
  const first = !existsSync(join(root, 'node_modules', '.modules.yaml'))
  if (first) say('Installing dependencies (a minute or so the first time)')
  const reporter = first && process.stdout.isTTY ? '--reporter=default' : '--reporter=silent'
  const options = ['--frozen-lockfile', '--prefer-offline', '--config.confirm-modules-purge=false']
  const code = await run('pnpm', ['install', ...options, reporter])
  if (code === 0) return
  if (code < 128 && reporter === '--reporter=silent') {
    // The silent reporter keeps the reason to itself: once more, aloud.
    if ((await run('pnpm', ['install', ...options, '--reporter=append-only'])) === 0) return
  }
  fail('The dependencies could not be installed; the lines above say why.', code)
}

/** A Chromium for the tests: the one named, on PATH, Playwright's own, or a fresh one. */
async function browser() {
  if (env.CHROMIUM) {
    if (!existsSync(env.CHROMIUM)) fail(`CHROMIUM names ${env.CHROMIUM}, which does not exist.`)
    return env.CHROMIUM
  }
  const found = browserOnPath() ?? playwrightBrowser()
  if (found) return found

  say('No Chromium on this machine: installing one')
  const playwright = ['--silent', '--filter', '@jalonne/tests', 'exec', 'playwright']
  if ((await run('pnpm', [...playwright, 'install', 'chromium'], 'ignore')) === 0) {
    const own = playwrightBrowser()
    if (own) return own
  }
  const aptGet = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=120']
  const asRoot = process.getuid?.() === 0 ? aptGet : ['sudo', '-n', ...aptGet]
  env.DEBIAN_FRONTEND = 'noninteractive'
  const apt = (...args) =>
    run(asRoot[0], [...asRoot.slice(1), ...args], ['ignore', 'ignore', 'inherit'])
  await apt('update')
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await apt('install', '-y', '--no-install-recommends', name, 'fonts-liberation')
    const own = browserOnPath()
    if (own) return own
  }
  fail('No Chromium could be installed. Install one, or set CHROMIUM=/path/to/chromium.')
}

function browserOnPath() {
  // The shell is Chromium without the windows nobody sees: a journey costs a fifth less.
  const names = [
    ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
    ...['google-chrome', 'google-chrome-stable'],
  ]
  const files = env.PATH.split(delimiter).flatMap((folder) =>
    names.map((name) => join(folder, name)),
  )
  return files.find((file) => existsSync(file))
}

function playwrightBrowser() {
  const require = createRequire(join(root, 'tests', 'package.json'))
  const file = output('node', [
    '--print',
    `require(${JSON.stringify(require.resolve('@playwright/test'))}).chromium.executablePath()`,
  ])
  return file && existsSync(file) ? file : undefined
}

/** Runs a command in the foreground. It ends when we are told to, or when the npm that started us is gone. */
function run(command, args, stdio = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio })
    const pass = (signal) => child.kill(signal)
    // The terminal's Ctrl-C reaches the child by itself; passing it on would make it two.
    const interrupt = () => process.stdin.isTTY || pass('SIGINT')
    const listeners = signals.map((signal) => [signal, signal === 'SIGINT' ? interrupt : pass])
    const parent = process.ppid
    const watch = setInterval(() => process.ppid !== parent && pass('SIGTERM'), 500)
    const done = (code) => {
      clearInterval(watch)
      for (const [signal, listener] of listeners) process.off(signal, listener)
      resolve(code)
    }
    for (const [signal, listener] of listeners) process.on(signal, listener)
    child.on('error', () => done(127))
    child.on('exit', (code, signal) => done(code ?? (signal ? 130 : 1)))
  })
}

/** What a command prints, or nothing where it fails; `complaint` then says why. */
function output(command, args) {
  const options = { cwd: root, env, encoding: 'utf8' }
  const result = spawnSync(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  complaint = result.stderr?.trim() ?? ''
  return result.status === 0 ? result.stdout.trim() : ''
}

function say(text) {
  process.stdout.write(`${text}…\n`)
}

/** @returns {never} */
function fail(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`)
  process.exit(code)
}
