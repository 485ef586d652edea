import { Card, Flex, Stack, Text } from '@sanity/ui'
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { pageStarts } from './page-templates.ts'

/** The id of the sentence that describes a start. */
export const sentenceId = (start: string) => `${start}-sentence`

/** What a new page can begin with, and in `children` what it asks for first. */
export function StartCard(props: (typeof pageStarts)[number] & { children?: ReactNode }) {
  const { id, title, icon, sentence, children } = props
  return (
    <Card border radius={2} padding={4}>
      <Flex gap={4}>
        <Text size={2}>{createElement(icon as ComponentType)}</Text>
        <Stack gap={3} flex={1}>
          <Text size={1} weight="semibold">
            {title}
          </Text>
          <Text id={sentenceId(id)} size={1} muted>
            {sentence}
          </Text>
          {children}
        </Stack>
      </Flex>
    </Card>
  )
}
