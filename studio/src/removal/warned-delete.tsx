import { doneAtFixedPath } from '@jalonne/schemas/fixed-path'
import { Button, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { addressLostWith } from '../addresses/address.ts'
import { type LinkingDocument, oldLinks } from '../addresses/old-links.ts'
import { apiVersion } from '../connection/api-version.ts'
import { say } from '../languages/studio-language.ts'
import { InTheWay } from './in-the-way.tsx'
import { LostAddress } from './lost-address.tsx'
import { type Referrer, referrersOf } from './referrers.ts'

interface Warning {
  links: LinkingDocument[]
  inTheWay: Referrer[]
}

/**
 * Deleting as it is, once it was said what visitors lose with the address, which Sanity's own question does not know; not
 * where others refer to what is published: Sanity offers to delete it anyway, and the lake refuses.
 */
export function warned(deletion: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: an action is wrapped once, when the Studio starts
  const WarnedDelete: DocumentActionComponent = (props) => {
    const { id, type, published } = props
    const original = deletion(props)
    const client = useClient({ apiVersion })
    const [warning, setWarning] = useState<Warning | null>(null)
    if (!original) return null
    const address = addressLostWith(type, published)
    const warn = async () => {
      const [links, inTheWay] = await Promise.all([
        address ? oldLinks(client, address, id).catch(() => []) : [],
        published ? referrersOf(client, id).catch(() => []) : [],
      ])
      if (links.length > 0 || inTheWay.length > 0 || doneAtFixedPath(address))
        setWarning({ links, inTheWay })
      else original.onHandle?.()
    }
    const goOn = () => {
      setWarning(null)
      original.onHandle?.()
    }
    return {
      ...original,
      onHandle: () => void warn(),
      dialog: warning
        ? {
            type: 'dialog',
            header: say('Delete?', 'Supprimer ?'),
            onClose: () => setWarning(null),
            content: (
              <Stack gap={4}>
                <LostAddress address={address} links={warning.links} />
                <InTheWay referrers={warning.inTheWay} />
                <Flex justify="flex-end">
                  <Button
                    type="button"
                    tone="critical"
                    disabled={warning.inTheWay.length > 0}
                    fontSize={1}
                    text={say('Delete…', 'Supprimer…')}
                    onClick={goOn}
                  />
                </Flex>
              </Stack>
            ),
          }
        : (original.dialog ?? null),
    }
  }
  return Object.assign(WarnedDelete, { action: deletion.action, displayName: 'WarnedDelete' })
}
