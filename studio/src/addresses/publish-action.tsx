import { getDraftId } from '@sanity/client/csm'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useSyncState, useValidationStatus } from 'sanity'
import { apiVersion } from '../connection/api-version.ts'
import { say } from '../languages/studio-language.ts'
import { addressOf } from './address.ts'
import { MovedDialog } from './moved-dialog.tsx'
import { useRedirectMove } from './use-redirect-move.tsx'

/** Publishing as it is, but for a document whose address has changed: then it offers a redirect in the same step. */
export function offeringRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: an action is wrapped once, when the Studio starts
  const PublishMoved: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props
    const original = publish(props)
    const client = useClient({ apiVersion })
    const { isSyncing } = useSyncState(id, type)
    const { isValidating, revision } = useValidationStatus(draft?._id ?? id, type, true)
    const redirectMove = useRedirectMove(client)
    const [isOpen, setOpen] = useState(false)
    const [from, to] = [addressOf(type, published), addressOf(type, draft)]
    if (!original || !draft || !from || !to || from === to) return original
    // Sanity's own button waits for the verdict on what was typed last.
    const isJudged = !isSyncing && !isValidating && revision === draft._rev
    const publishMoved = async (redirect: boolean) => {
      const draftId = getDraftId(id)
      await client.action({
        actionType: 'sanity.action.document.publish',
        draftId,
        publishedId: id,
        // Another's change may lead to yet another address.
        ifDraftRevisionId: draft._rev,
      })
      setOpen(false)
      if (redirect) await redirectMove(from, to)
    }
    return {
      ...original,
      disabled: Boolean(original.disabled) || !isJudged,
      onHandle: () => setOpen(true),
      dialog: isOpen && {
        type: 'dialog',
        header: say('The address changes', 'L’adresse change'),
        onClose: () => setOpen(false),
        content: (
          <MovedDialog
            from={from}
            to={to}
            isReady={!original.disabled && isJudged}
            onConfirm={publishMoved}
          />
        ),
      },
    }
  }
  return Object.assign(PublishMoved, { action: publish.action, displayName: 'PublishMoved' })
}
