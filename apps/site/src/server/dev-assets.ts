import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { SiteAssets, Stylesheet } from './render-contract.ts'

const entry = '/src/entry-client.tsx'

/**
 * The assets of a site under development: sources as Vite serves them. Render through
 * `vite.ssrLoadModule('/src/entry-server.tsx')` first, so that the stylesheets in use are known.
 */
export function createDevAssets({ environments }: Pick<ViteDevServer, 'environments'>): SiteAssets {
  return {
    entry,
    scripts: () => [entry],
    css: () => {
      const hrefs = new Set<string>()
      const root = environments.ssr?.moduleGraph.urlToModuleMap.get('/src/entry-server.tsx')
      if (root) collectStyles(root, hrefs, new Set())
      return [...hrefs].map((href): Stylesheet => ({ href, text: null }))
    },
  }
}

// In the order of imports, as the build has them.
function collectStyles(
  module: EnvironmentModuleNode,
  hrefs: Set<string>,
  seen: Set<EnvironmentModuleNode>,
): void {
  if (seen.has(module)) return
  seen.add(module)
  for (const imported of module.importedModules) collectStyles(imported, hrefs, seen)
  if (/\.css$/.test(module.url)) hrefs.add(module.url)
}
