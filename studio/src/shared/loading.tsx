import { Flex, Spinner } from '@sanity/ui'
import { say } from '../languages/studio-language.ts'

/** Stands in a pane while what it shows is being read. */
export const Loading = () => (
  <Flex aria-label={say('Loading', 'Chargement')} justify="center" padding={5} role="status">
    <Spinner muted />
  </Flex>
)
