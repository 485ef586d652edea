import { Box, Stack, Text } from '@sanity/ui'
import { useEffect } from 'react'
import { useClient } from 'sanity'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { apiVersion } from '../connection/api-version.ts'
import { say } from '../languages/studio-language.ts'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { CityStart } from './city-start.tsx'
import { readKnownContentAhead } from './known-content.ts'
import { cityTemplate, pageStarts } from './page-templates.ts'
import { StartCard, sentenceId } from './start-card.tsx'

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
  const client = useClient({ apiVersion })
  useEffect(() => {
    void readKnownContentAhead(client)
  }, [client])
  return <Starts of={pageStarts} />
}

/** Asks for the town that a new page is about. */
export const NewCityPane = () => <Starts of={pageStarts.filter(({ id }) => id === cityTemplate)} />

function Starts({ of: starts }: { of: typeof pageStarts }) {
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
      {starts.map((start) => {
        const { id, title } = start
        if (id === cityTemplate) return <CityStart key={id} {...start} />
        return (
          <Start
            key={id}
            intent="create"
            params={{ type: 'page', template: id }}
            aria-label={title}
            aria-describedby={sentenceId(id)}
          >
            <StartCard {...start} />
          </Start>
        )
      })}
    </Stack>
  )
}
