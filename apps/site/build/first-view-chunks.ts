/** The part of the bundler's graph that is asked for. */
interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null
}

// What most pages need beside the entry: on its own each costs a request and compresses to more than it adds here.
const smallParts =
  /\/shared\/prices\/(use-prices|figure-text)\.|\/shared\/form-outcome\.|\/shared\/content-link\.tsx|\/features\/page\/report-not-found\.ts|\/layout\/section-head\.tsx|\/ui\/src\/components\/glyph\.|\/lucide-react\/.*\/(arrow-right|check|chevron-down)\./

// What the entry only seems to import: it stands in an index of which the entry uses other parts.
const laterParts = /\/domain\/src\/(clock-label|redirect|schedule-slots)\./

/**
 * Puts what the entry imports, directly or not, into two files: packages that seldom change, which stay in a
 * visitor's cache from release to release, and the site's own code. A few large files compress better than the
 * many small ones that sharing with lazy parts would make of them.
 */
export const firstViewChunks = [
  // React is set up by a file of a few bytes between the two, and so in a task of its own.
  {
    name: 'react',
    test: /\/boot\/start-react\.ts$/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: (id: string, graph: Graph) =>
      id.includes('/node_modules/') && isInFirstView(id, graph) ? 'vendor' : null,
    priority: 2,
  },
  {
    name: (id: string, graph: Graph) =>
      !laterParts.test(id) && (isInFirstView(id, graph) || smallParts.test(id)) ? 'app' : null,
    priority: 1,
  },
]

function isInFirstView(id: string, graph: Graph): boolean {
  const seen = new Set<string>()
  const waiting = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const module = graph.getModuleInfo(next)
    if (!module || seen.has(next)) continue
    // The other entries stand on their own.
    if (module.isEntry) {
      if (next.endsWith('/entry-client.tsx')) return true
      continue
    }
    seen.add(next)
    waiting.push(...module.importers)
  }
  return false
}
