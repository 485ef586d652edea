import { doneAtFixedPath } from '@jalonne/schemas/fixed-path'
import { Text } from '@sanity/ui'
import { LinksLeft } from '../addresses/links-left.tsx'
import type { LinkingDocument } from '../addresses/old-links.ts'
import { say } from '../languages/studio-language.ts'

interface LostAddressProps {
  address: string | null
  /** Where it is written out. */
  links: readonly LinkingDocument[]
}

/** Says what visitors lose with the address of a document besides the document itself. */
export function LostAddress({ address, links }: LostAddressProps) {
  const done = doneAtFixedPath(address)
  return (
    <>
      {done && (
        <Text size={1} weight="medium">
          {say(
            `${done.en}: visitors lose that with this document.`,
            `${done.fr} : avec ce document, les visiteurs perdent cela aussi.`,
          )}
        </Text>
      )}
      <LinksLeft
        links={links}
        text={say(
          'Its address is written out here: these links would lead nowhere.',
          'Son adresse est écrite ici : ces liens ne mèneraient plus nulle part.',
        )}
      />
    </>
  )
}
