// Which room may import which (docs/architecture.md): `pnpm check` runs it.

/** For each room the rooms it may import. */
export const rooms = {
  schemas: ['packages/domain'],
  studio: ['schemas', 'packages/domain'],
  'packages/domain': [],
  'packages/messages': ['packages/domain'],
  'packages/api': ['packages/domain', 'packages/messages'],
  'packages/assistant': ['packages/domain', 'packages/messages'],
  'packages/ui': [],
  'packages/seed': ['schemas'],
  'packages/node-kit': [],
  'packages/lake': ['packages/node-kit'],
  'packages/mocks': [
    'packages/lake',
    'packages/seed',
    'packages/api',
    'packages/assistant',
    'packages/domain',
  ],
  'apps/lake': ['packages/lake', 'packages/messages', 'packages/node-kit'],
  'apps/server': [
    'apps/site',
    'packages/api',
    'packages/assistant',
    'packages/messages',
    'packages/domain',
    'packages/node-kit',
  ],
  'apps/site': ['packages/ui', 'packages/messages', 'packages/domain', 'packages/api'],
}

const site = '^apps/site/src'
/** Files that no process runs: tests and what they are made with. */
export const tests = String.raw`\.test\.tsx?$|/testing/|^(apps|packages)/[^/]+/(bench|contract|build|scripts)/|\.config\.ts$`
const anyRoom = '^(schemas|studio|tests|scripts|(packages|apps)/[^/]+)/'

// It runs anywhere, a browser too: Node belongs in folders named node, storage/sqlite and node.ts.
const lakeCore = {
  path: '^packages/lake/src/',
  pathNot: [tests, '/node/', String.raw`/node\.ts$`, '/storage/sqlite'],
}

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room} imports ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other room'}`,
  severity: 'error',
  // What the developer's mode without a lake imports.
  from: { path: `^${room}/`, pathNot: [tests, '^apps/site/src/entry-client'] },
  to: { path: anyRoom, pathNot: [room, ...allowed].map((name) => `^${name}/`) },
}))

const forbid = (name, from, to) => ({
  name,
  severity: 'error',
  from: { pathNot: tests, ...from },
  to,
})

export default {
  forbidden: [
    ...roomRules,
    {
      name: 'no circle of files: what two need of each other goes to a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'another room is imported by its package name, never by a relative path',
      severity: 'error',
      from: { path: '^((?:schemas|studio|(?:packages|apps)/[^/]+))/' },
      to: { path: anyRoom, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    forbid("the lake's core imports no library that wants Node", lakeCore, {
      path: '^packages/node-kit/|node_modules/(sharp|@hono/node-server)/',
    }),
    forbid("the lake's core imports nothing of Node", lakeCore, { dependencyTypes: ['core'] }),
    forbid(
      'what is shared knows nothing of features, sections, routes and layout',
      { path: `${site}/shared/` },
      { path: `${site}/(features|sections|routes|layout)/` },
    ),
    forbid(
      'queries know of a section only its GROQ',
      { path: `${site}/queries/` },
      { path: `${site}/(features|routes|layout|sections)/`, pathNot: '/query\\.ts$' },
    ),
    forbid(
      'a section imports no other section, no feature and no route: what two share goes to shared/',
      { path: `${site}/sections/([^/]+)/` },
      { path: `${site}/(sections/[^/]+/|features/|routes/)`, pathNot: `${site}/sections/$1/` },
    ),
    forbid(
      'a feature imports no other feature and no route: routes put them together',
      { path: `${site}/features/([^/]+)/` },
      { path: `${site}/(features/[^/]+/|routes/)`, pathNot: `${site}/features/$1/` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(studio|apps/[^/]+)/dist/|\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
    },
  },
}
