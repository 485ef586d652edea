import { getDraftId } from '@sanity/client/csm'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useSyncState } from 'sanity'
import { say } from '../languages/studio-language.ts'
import { apiVersion } from '../shared/api-version.ts'
import { addressedTypes, addressOf } from './address.ts'
import { MovedDialog } from './moved-dialog.tsx'
import { redirectMove } from './redirects.ts'

/** Publishing as it is, but for a document whose address has changed: then it offers a redirect in the same step. */
function offeringRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: an action is wrapped once, when the Studio starts
  const PublishMoved: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props
    const original = publish(props)
    const client = useClient({ apiVersion })
    const { isSyncing } = useSyncState(id, type)
    const [isOpen, setOpen] = useState(false)
    const [from, to] = [addressOf(type, published), addressOf(type, draft)]
    if (!original || !from || !to || from === to) return original
    const publishMoved = async (redirect: boolean) => {
      const draftId = getDraftId(id)
      await client.action({
        actionType: 'sanity.action.document.publish',
        draftId,
        publishedId: id,
      })
      setOpen(false)
      if (redirect) await redirectMove(client, from, to)
    }
    return {
      ...original,
      disabled: Boolean(original.disabled) || isSyncing,
      onHandle: () => setOpen(true),
      dialog: isOpen && {
        type: 'dialog',
        header: say('The address changes', 'L’adresse change'),
        onClose: () => setOpen(false),
        content: <MovedDialog id={id} from={from} to={to} onConfirm={publishMoved} />,
      },
    }
  }
  return Object.assign(PublishMoved, { action: publish.action, displayName: 'PublishMoved' })
}

/** Made once: a new function would be a new component, without its open dialog. */
const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** Has publishing offer a redirect for documents with an address of their own. */
export function withRedirects(
  actions: DocumentActionComponent[],
  { schemaType }: { schemaType: string },
): DocumentActionComponent[] {
  if (!addressedTypes.has(schemaType)) return actions
  return actions.map((action) => {
    if (action.action !== 'publish') return action
    const known = made.get(action) ?? offeringRedirect(action)
    made.set(action, known)
    return known
  })
}
