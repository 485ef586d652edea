import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ComponentType, createElement } from 'react'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { say } from '../languages/studio-language.ts'
import { useCanEdit } from '../structure/use-can-edit.ts'
import { pageStarts } from './page-templates.ts'

const Start = styled(IntentLink)`
  display: block;
  border-radius: 6px;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: 2px;
  }

  &:hover > * {
    border-color: var(--card-fg-color);
  }
`

/** Asks what a new page begins with. */
export function NewPagePane() {
  if (!useCanEdit()) {
    return (
      <Box padding={4}>
        <Text size={1} muted>
          {say('Viewers cannot make pages.', 'Les lecteurs ne créent pas de pages.')}
        </Text>
      </Box>
    )
  }
  return (
    <Stack gap={3} padding={3}>
      {pageStarts.map(({ id, title, icon, sentence }) => (
        <Start key={id} intent="create" params={{ type: 'page', template: id }} aria-label={title}>
          <Card border radius={2} padding={4}>
            <Flex gap={4}>
              <Text size={2}>{createElement(icon as ComponentType)}</Text>
              <Stack gap={3} flex={1}>
                <Text size={1} weight="semibold">
                  {title}
                </Text>
                <Text size={1} muted>
                  {sentence}
                </Text>
              </Stack>
            </Flex>
          </Card>
        </Start>
      ))}
    </Stack>
  )
}
