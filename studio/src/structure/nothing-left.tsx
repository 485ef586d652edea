import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { Flex, Text } from '@sanity/ui'
import type { StructureBuilder } from 'sanity/structure'

/** What stands in the place of a list of things to do when all of them are done. */
export function nothingLeft(S: StructureBuilder, id: string, title: string, sentence: string) {
  return S.component(() => (
    <Flex align="center" gap={3} padding={4}>
      <Text size={1}>
        <CheckmarkCircleIcon />
      </Text>
      <Text size={1} muted role="status">
        {sentence}
      </Text>
    </Flex>
  ))
    .id(id)
    .title(title)
}
