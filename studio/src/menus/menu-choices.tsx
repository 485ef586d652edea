import { Card, Checkbox, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../connection/api-version.ts'
import { say } from '../languages/studio-language.ts'
import { useFailureToast } from '../shared/use-failure-toast.ts'
import { useLiveQuery } from '../shared/use-live-query.ts'
import { changeMenu, menuPlaces, navigationFields, type StoredNavigation } from './menu-places.ts'

const query = {
  fetch: `*[_id == "navigation"][0]${navigationFields}`,
  // The address of a page or service it leads to may change too.
  listen: '*[_type in ["navigation", "page", "service"]]',
}

interface MenuChoicesProps {
  page: { id: string; path: string }
}

/** A box for each menu of the site, checked where the page stands in it. */
export function MenuChoices({ page }: MenuChoicesProps) {
  const navigation = useLiveQuery<StoredNavigation | null>(query, {}, 'published')
  const client = useClient({ apiVersion })
  const showFailure = useFailureToast()
  const [isWriting, setWriting] = useState(false)
  if (navigation === undefined) return <Spinner muted />
  if (navigation === null) {
    return (
      <Text muted>
        {say('The navigation is not published yet.', 'La navigation n’est pas encore publiée.')}
      </Text>
    )
  }
  const change = (place: string, show: boolean) => {
    setWriting(true)
    changeMenu(client, { place, page, show })
      .catch(showFailure)
      .finally(() => setWriting(false))
  }
  return (
    <Stack gap={4}>
      <Text size={1} muted>
        {say(
          'Visitors see a change at once. The link is called as the page is; Navigation lets you rename and move it.',
          'Les visiteurs voient aussitôt le changement. Le lien porte le nom de la page ; Navigation permet de le renommer et de le déplacer.',
        )}
      </Text>
      <Card border radius={2} padding={4}>
        <Stack gap={4}>
          {menuPlaces(navigation, page.path).map(({ id, title, holds, fixed }) => (
            <Flex key={id} as="label" align="center" gap={3}>
              <Checkbox
                checked={holds}
                disabled={isWriting || fixed !== null}
                onChange={(event) => change(id, event.currentTarget.checked)}
              />
              <Stack gap={2}>
                <Text>{title}</Text>
                {fixed && (
                  <Text size={1} muted>
                    {fixed}
                  </Text>
                )}
              </Stack>
            </Flex>
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}
