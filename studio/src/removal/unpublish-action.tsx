import { getDraftId } from '@sanity/client/csm'
import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { addressLostWith, addressOf } from '../addresses/address.ts'
import { useOldLinks } from '../addresses/use-old-links.ts'
import { apiVersion } from '../connection/api-version.ts'
import { say } from '../languages/studio-language.ts'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { useFailureToast } from '../shared/use-failure-toast.ts'
import { useLiveQuery } from '../shared/use-live-query.ts'
import { InTheWay } from './in-the-way.tsx'
import { LostAddress } from './lost-address.tsx'
import { type Referrer, referrers, referrersQuery } from './referrers.ts'

/**
 * Takes a document away from visitors and keeps it as a draft. Sanity's own action shows only beside the published
 * version, where hardly anybody looks for it.
 */
export const UnpublishAction: DocumentActionComponent = ({ id, type, published }) => {
  const [isOpen, setOpen] = useState(false)
  const canEdit = useCanEdit()
  return {
    label: say('Unpublish', 'Dépublier'),
    icon: UnpublishIcon,
    disabled: !published || !canEdit,
    title: published ? null : say('It is not published.', 'Ce n’est pas publié.'),
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: say('Unpublish?', 'Dépublier ?'),
      onClose: () => setOpen(false),
      content: (
        <Confirmation
          id={id}
          address={addressOf(type, published)}
          lostAddress={addressLostWith(type, published)}
          onDone={() => setOpen(false)}
        />
      ),
    },
  }
}
UnpublishAction.action = 'unpublish'

interface ConfirmationProps {
  id: string
  address: string | null
  lostAddress: string | null
  onDone: () => void
}

/** Says what will happen, or which documents stand in the way. */
function Confirmation({ id, address, lostAddress, onDone }: ConfirmationProps) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const showFailure = useFailureToast(say('It is still published', 'C’est toujours publié'))
  const found = useLiveQuery<Referrer[]>(...referrersQuery(id))
  const links = useOldLinks(lostAddress, id)
  const inTheWay = found && referrers(found, id)
  const [isRunning, setRunning] = useState(false)
  const unpublish = async () => {
    setRunning(true)
    await client.action({
      actionType: 'sanity.action.document.unpublish',
      draftId: getDraftId(id),
      publishedId: id,
    })
    onDone()
    const title = say('Unpublished: the draft is kept', 'Dépublié : le brouillon est conservé')
    toast.push({ status: 'success', title })
  }
  const place = address ? say(` at ${address}`, ` à l’adresse ${address}`) : ''
  const lost =
    address && !lostAddress
      ? say(
          `Visitors then see the general page for towns${place}.`,
          `Les visiteurs voient alors la page générale des villes${place}.`,
        )
      : say(`Visitors no longer find it${place}.`, `Les visiteurs ne le trouvent plus${place}.`)
  return (
    <Stack gap={4}>
      <Text size={1}>
        {say(
          `${lost} Everything you wrote stays here as a draft; publish it again whenever you like.`,
          `${lost} Tout ce que vous avez écrit reste ici comme brouillon ; publiez-le à nouveau quand vous voulez.`,
        )}
      </Text>
      <LostAddress address={lostAddress} links={links} />
      <InTheWay referrers={inTheWay ?? []} />
      <Flex justify="flex-end">
        <Button
          type="button"
          tone="caution"
          fontSize={1}
          disabled={inTheWay?.length !== 0 || isRunning}
          text={say('Unpublish', 'Dépublier')}
          onClick={() =>
            void unpublish()
              .catch(showFailure)
              .finally(() => setRunning(false))
          }
        />
      </Flex>
    </Stack>
  )
}
