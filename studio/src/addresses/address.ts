import { beforeSlug } from '@jalonne/domain'

/** Types of documents that visitors reach by an address of their own; that of a service is a link to its page. */
export const addressedTypes: ReadonlySet<string> = new Set(['page', ...Object.keys(beforeSlug)])

const beforeSlugOf: Readonly<Record<string, string>> = beforeSlug

/** Where visitors find a document, without language; `null` while it has no address, or where it has none of its own. */
export function addressOf(
  type: string,
  document: Record<string, unknown> | null | undefined,
): string | null {
  if (!addressedTypes.has(type)) return null
  const before = beforeSlugOf[type]
  if (before === undefined) return typeof document?.path === 'string' ? document.path : null
  const slug = document?.slug as { current?: unknown } | undefined
  return typeof slug?.current === 'string' ? before + slug.current : null
}

/** The address at which visitors find nothing once the document is gone; that of a town shows the general page then. */
export const addressLostWith: typeof addressOf = (type, document) =>
  type === 'city' ? null : addressOf(type, document)
