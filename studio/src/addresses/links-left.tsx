import { Card, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { useDocumentName } from '../shared/use-document-name.ts'
import type { LinkingDocument } from './old-links.ts'

interface LinksLeftProps {
  /** What becomes of the links. */
  text: string
  links: readonly LinkingDocument[]
}

/** Lists the documents that link to an address by its letters, before it goes; draws nothing where there are none. */
export function LinksLeft({ text, links }: LinksLeftProps) {
  const nameOf = useDocumentName()
  if (links.length === 0) return null
  return (
    <Card tone="caution" border radius={2} padding={4}>
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {text}
        </Text>
        {links.map((link) => (
          <Text key={link._id} size={1}>
            <IntentLink intent="edit" params={{ id: link._id, type: link._type }} target="_blank">
              {nameOf(link)}
            </IntentLink>
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
