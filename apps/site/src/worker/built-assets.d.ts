declare module 'virtual:built-assets' {
  /** Addresses of the files of this release that are named after their content. */
  export const assets: readonly string[]
}
