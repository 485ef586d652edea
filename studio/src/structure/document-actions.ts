import type { DocumentActionComponent } from 'sanity'
import { addressedTypes } from '../addresses/address.ts'
import { withoutAddress } from '../addresses/duplicate-action.ts'
import { offeringRedirect } from '../addresses/publish-action.tsx'
import { withMenuAction } from '../menus/menu-action.tsx'
import { undoable } from '../removal/undoable-delete.tsx'
import { UnpublishAction } from '../removal/unpublish-action.tsx'
import { warned } from '../removal/warned-delete.tsx'
import { actionsFor } from '../shared/singletons.ts'

interface Context {
  schemaType: string
}

/** Made once for each of Sanity's actions: a new function would be a new component, without its open dialog. */
const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

function wrapped(
  action: DocumentActionComponent,
  wrap: (action: DocumentActionComponent) => DocumentActionComponent,
): DocumentActionComponent {
  const known = made.get(action) ?? wrap(action)
  made.set(action, known)
  return known
}

/** What can be done with a document, beside its button to publish. */
export function documentActions(
  actions: DocumentActionComponent[],
  context: Context,
): DocumentActionComponent[] {
  const own = actions.map((action) => {
    if (action.action === 'unpublish') return UnpublishAction
    if (action.action === 'delete') return wrapped(action, (known) => undoable(warned(known)))
    if (action.action === 'duplicate') return wrapped(action, withoutAddress)
    const offers = action.action === 'publish' && addressedTypes.has(context.schemaType)
    return offers ? wrapped(action, offeringRedirect) : action
  })
  return withMenuAction(actionsFor(own, context), context)
}
