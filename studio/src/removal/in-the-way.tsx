import { Flex, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { say } from '../languages/studio-language.ts'
import { useDocumentName } from '../shared/use-document-name.ts'
import type { Referrer } from './referrers.ts'

/** Names the documents that keep another one from being taken away, as links to them. */
export function InTheWay({ referrers }: { referrers: readonly Referrer[] }) {
  const schema = useSchema()
  const nameOf = useDocumentName()
  if (referrers.length === 0) return null
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {say(
          'These documents show it or link to it. Take it out of them first:',
          'Ces documents le montrent ou y mènent. Retirez-le d’abord :',
        )}
      </Text>
      {referrers.map((referrer) => (
        <Flex key={referrer._id} gap={2}>
          <Text size={1}>
            <IntentLink intent="edit" params={{ id: referrer._id, type: referrer._type }}>
              {nameOf(referrer)}
            </IntentLink>
          </Text>
          <Text muted size={1}>
            {schema.get(referrer._type)?.title}
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}
