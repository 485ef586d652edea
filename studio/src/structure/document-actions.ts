import type { DocumentActionComponent } from 'sanity'
import { withRedirects } from '../addresses/publish-action.tsx'
import { withMenuAction } from '../menus/menu-action.tsx'
import { undoable } from '../removal/undoable-delete.tsx'
import { UnpublishAction } from '../removal/unpublish-action.tsx'
import { actionsFor } from '../shared/singletons.ts'

interface Context {
  schemaType: string
}

/** Made once for each of Sanity's actions: a new function would be a new component, without its open dialog. */
const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** What can be done with a document, beside its button to publish. */
export function documentActions(
  actions: DocumentActionComponent[],
  context: Context,
): DocumentActionComponent[] {
  const own = actions.map((action) => {
    if (action.action === 'unpublish') return UnpublishAction
    if (action.action !== 'delete') return action
    const known = made.get(action) ?? undoable(action)
    made.set(action, known)
    return known
  })
  return withMenuAction(withRedirects(actionsFor(own, context), context), context)
}
