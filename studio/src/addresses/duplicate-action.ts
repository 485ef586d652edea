import type { DocumentActionComponent, DuplicateActionProps } from 'sanity'

/** What no two documents of a type may share. Without a place in its list, the copy comes last. */
const unshared: ReadonlySet<string> = new Set(['path', 'slug', 'key', 'from', 'order'])

/** Duplicating as it is, but the copy has no address and no key yet: the preview would show either of the two there. */
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
  ...Object.fromEntries(Object.entries(fields).filter(([name]) => !unshared.has(name))),
  _id,
  _type,
})
