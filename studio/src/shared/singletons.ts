import type { DocumentActionComponent } from 'sanity'

/** Types of which there is one document, whose id is the name of the type. */
export const singletons: ReadonlySet<string> = new Set(['settings', 'navigation', 'assistant'])

/** What may be done with the one document: nothing that makes a second, or none. */
const allowed = new Set(['publish', 'discardChanges', 'restore'])

/** Takes duplicating, deleting and unpublishing away from documents there is one of. */
export function actionsFor(
  actions: DocumentActionComponent[],
  { schemaType }: { schemaType: string },
): DocumentActionComponent[] {
  if (!singletons.has(schemaType)) return actions
  return actions.filter(({ action }) => action !== undefined && allowed.has(action))
}
