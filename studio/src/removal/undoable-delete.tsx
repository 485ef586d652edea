import type { SanityDocument } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef } from 'react'
import { type DocumentActionComponent, useClient, useDocumentOperationEvent } from 'sanity'
import { useRouter } from 'sanity/router'
import { apiVersion } from '../connection/api-version.ts'
import { say } from '../languages/studio-language.ts'
import { ToastOffer } from '../look/toast-offer.tsx'
import { useFailureToast } from '../shared/use-failure-toast.ts'
import { restoreAll } from './bin.ts'

const undoMs = 30_000

/** Deleting as it is, and afterwards a while in which it can be undone where one stands. */
export function undoable(deletion: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: an action is wrapped once, when the Studio starts
  const UndoableDelete: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props
    const original = deletion(props)
    const client = useClient({ apiVersion })
    const toast = useToast()
    const { navigateIntent } = useRouter()
    const showFailure = useFailureToast(say('It was not restored', 'Rien n’a été rétabli'))
    /** What there was when the deletion was confirmed; a colleague may write until then. */
    const editions = useRef<SanityDocument[]>([])
    const isAsked = Boolean(original?.dialog)
    useEffect(() => {
      if (isAsked) editions.current = [published, draft].filter((edition) => edition !== null)
    }, [isAsked, published, draft])
    // Of what is done in this browser: what colleagues delete is theirs to undo.
    const operation = useDocumentOperationEvent(id, type)
    const answered = useRef(operation)
    useEffect(() => {
      if (operation === answered.current) return
      answered.current = operation
      const deleted = editions.current
      if (operation?.type !== 'success' || operation.op !== 'delete' || !deleted.length) return
      const undo = () =>
        restoreAll(client, deleted).then(() => {
          const title = say('Restored', 'Rétabli')
          toast.push({ id: `deleted-${id}`, status: 'success', title, duration: 5_000 })
          // The Studio closes what is deleted.
          navigateIntent('edit', { id, type })
        }, showFailure)
      toast.push({
        id: `deleted-${id}`,
        status: 'info',
        closable: true,
        duration: undoMs,
        title: say('Deleted', 'Supprimé'),
        description: (
          <ToastOffer offer={say('Undo', 'Rétablir')} onTake={() => void undo()}>
            {say(
              'It stays in the bin of the content.',
              'Vous le retrouvez dans la corbeille du contenu.',
            )}
          </ToastOffer>
        ),
      })
    }, [operation, client, toast, id, type, navigateIntent, showFailure])
    return original
  }
  return Object.assign(UndoableDelete, { action: deletion.action, displayName: 'UndoableDelete' })
}
