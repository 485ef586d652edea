import { locales } from '@jalonne/domain'
import { RestoreIcon } from '@sanity/icons/Restore'
import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { defer } from 'rxjs'
import { useClient, useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { apiVersion } from '../connection/api-version.ts'
import { asWritten } from '../languages/format-day.ts'
import { say, studioLanguage } from '../languages/studio-language.ts'
import { SmallButton } from '../look/small-button.tsx'
import { documentName } from '../shared/document-name.ts'
import { failureReason } from '../shared/failure-reason.ts'
import { Loading } from '../shared/loading.tsx'
import { retryUnlessRefused } from '../shared/retry-unless-refused.ts'
import { statusOf } from '../shared/status-of.ts'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { useFailureToast } from '../shared/use-failure-toast.ts'
import { type Deleted, deletedDocuments, restoreDraft } from './bin.ts'

const when = new Intl.DateTimeFormat(locales[studioLanguage], {
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** What was deleted lately, with a way to bring each back. */
export function BinPane() {
  const client = useClient({ apiVersion })
  const [deleted, setDeleted] = useState<Deleted[]>()
  const [refusal, setRefusal] = useState<unknown>()
  useEffect(() => {
    const reading = defer(() => deletedDocuments(client))
      .pipe(retryUnlessRefused())
      .subscribe({ next: setDeleted, error: setRefusal })
    return () => reading.unsubscribe()
  }, [client])
  if (refusal) {
    return (
      <Sentence>
        {statusOf(refusal) === 401
          ? failureReason(refusal)
          : say(
              'This content lake does not list what was deleted. Open the address of a document in the Studio to bring it back.',
              'Ce Content Lake n’énumère pas ce qui a été supprimé. Ouvrez l’adresse d’un document dans le Studio pour le rétablir.',
            )}
      </Sentence>
    )
  }
  if (!deleted) {
    return <Loading />
  }
  if (deleted.length === 0) {
    return (
      <Sentence>{say('Nothing was deleted lately.', 'Rien n’a été supprimé récemment.')}</Sentence>
    )
  }
  return (
    <Stack as="ul" gap={2} padding={3}>
      {deleted.map((one) => (
        <DeletedRow key={one.id} deleted={one} />
      ))}
    </Stack>
  )
}

function Sentence({ children }: { children: string }) {
  return (
    <Box padding={4}>
      <Text size={1} muted>
        {children}
      </Text>
    </Box>
  )
}

function DeletedRow({ deleted }: { deleted: Deleted }) {
  const { document, at, id } = deleted
  const client = useClient({ apiVersion })
  const schemaType = useSchema().get(document._type)
  const { navigateIntent } = useRouter()
  const showFailure = useFailureToast(say('It was not restored', 'Rien n’a été rétabli'))
  const canEdit = useCanEdit()
  const day = asWritten(when.format(new Date(at)))
  const restore = () =>
    restoreDraft(client, deleted).then(
      () => navigateIntent('edit', { id, type: document._type }),
      showFailure,
    )
  if (!schemaType) return null
  return (
    <Card as="li" border radius={2} padding={2}>
      <Stack gap={3}>
        <Box padding={2}>
          <Text size={1} weight="medium">
            {/* Not by its preview, which asks for the document as it is now. */}
            {documentName(document)}
          </Text>
        </Box>
        <Flex align="center" justify="space-between" gap={3} wrap="wrap" paddingX={2}>
          <Text size={1} muted>
            {schemaType.title} · {say(`deleted ${day}`, `supprimé le ${day}`)}
          </Text>
          <SmallButton
            icon={RestoreIcon}
            disabled={!canEdit}
            text={say('Restore as a draft', 'Rétablir comme brouillon')}
            onClick={() => void restore()}
          />
        </Flex>
      </Stack>
    </Card>
  )
}
