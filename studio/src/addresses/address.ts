/** Types of documents that visitors reach by an address of their own. */
export const addressedTypes: ReadonlySet<string> = new Set(['page', 'service', 'article'])

/** Where visitors find a document, without language; `null` while it has no address. */
export function addressOf(
  type: string,
  document: Record<string, unknown> | null | undefined,
): string | null {
  if (type !== 'article') return typeof document?.path === 'string' ? document.path : null
  const slug = document?.slug as { current?: unknown } | undefined
  return typeof slug?.current === 'string' ? `/blog/${slug.current}` : null
}
