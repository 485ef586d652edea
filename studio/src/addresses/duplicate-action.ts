import type { DocumentActionComponent, DuplicateActionProps } from 'sanity'

/** What no two documents of a type may share. Without a place in its list, the copy comes last. */
const unshared: ReadonlySet<string> = new Set(['path', 'slug', 'key', 'from', 'order'])

/**
 * Duplicating as it is, but the copy has no address and no key yet: the preview would show either of the two there. Nor
 * have its links to places of the page itself, such as its form: they would lead to the original's.
 */
export function withoutAddress(duplicate: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: an action is wrapped once, when the Studio starts
  const DuplicateWithoutAddress: DocumentActionComponent = (props) => {
    const own: DuplicateActionProps = { ...props, mapDocument: withoutUnshared }
    return duplicate(own)
  }
  return Object.assign(DuplicateWithoutAddress, {
    action: duplicate.action,
    displayName: 'DuplicateWithoutAddress',
  })
}

const withoutUnshared: NonNullable<DuplicateActionProps['mapDocument']> = ({
  _id,
  _type,
  ...fields
}) => ({
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !unshared.has(name))
      .map(([name, value]) => [name, withoutLinksTo(fields.path, value)]),
  ),
  _id,
  _type,
})

function withoutLinksTo(page: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutLinksTo(page, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => name !== 'path' || !leadsTo(page, part))
      .map(([name, part]) => [name, withoutLinksTo(page, part)]),
  )
}

const leadsTo = (page: unknown, path: unknown): boolean =>
  typeof path === 'string' && path.split(/[?#]/)[0] === page
