import { doneAtFixedPath } from '@jalonne/schemas/fixed-path'
import { Button, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { addressLostWith } from '../addresses/address.ts'
import { type LinkingDocument, oldLinks } from '../addresses/old-links.ts'
import { apiVersion } from '../connection/api-version.ts'
import { say } from '../languages/studio-language.ts'
import { LostAddress } from './lost-address.tsx'

/** Deleting as it is, once it was said what visitors lose with the address. Sanity's own question knows of references only. */
export function warned(deletion: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: an action is wrapped once, when the Studio starts
  const WarnedDelete: DocumentActionComponent = (props) => {
    const { id, type, published } = props
    const original = deletion(props)
    const client = useClient({ apiVersion })
    const [links, setLinks] = useState<LinkingDocument[] | null>(null)
    if (!original) return null
    const address = addressLostWith(type, published)
    const warn = async () => {
      const found = address ? await oldLinks(client, address, id).catch(() => []) : []
      if (found.length > 0 || doneAtFixedPath(address)) setLinks(found)
      else original.onHandle?.()
    }
    const goOn = () => {
      setLinks(null)
      original.onHandle?.()
    }
    return {
      ...original,
      onHandle: () => void warn(),
      dialog: links
        ? {
            type: 'dialog',
            header: say('Delete?', 'Supprimer ?'),
            onClose: () => setLinks(null),
            content: (
              <Stack gap={4}>
                <LostAddress address={address} links={links} />
                <Flex justify="flex-end">
                  <Button
                    type="button"
                    tone="critical"
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
