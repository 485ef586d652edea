/**
 * Whether an address is that of a file. Files have no language: what is not in the build is missing, not to be looked for
 * under /fr. Pages of former sites, which end in `.htm` or `.html`, are none.
 */
export const isFileName = (path: string): boolean =>
  path.startsWith('/assets/') ||
  path.startsWith('/.well-known/') ||
  /\/[^/]+\.(?!html?$)[a-z0-9]{1,8}$/i.test(path)
