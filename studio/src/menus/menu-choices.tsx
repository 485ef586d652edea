import { Card, Checkbox, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../connection/api-version.ts'
import { say } from '../languages/studio-language.ts'
import { useFailureToast } from '../shared/use-failure-toast.ts'
import { useLiveQuery } from '../shared/use-live-query.ts'
import { changeMenu, menuPlaces, type StoredNavigation } from './menu-places.ts'

const query =
  '*[_id == "navigation"][0]{_id, header[]{_key, page}, footer[]{_key, title, links[]{_key, page}}}'

interface MenuChoicesProps {
  pageId: string
  title: { fr?: string; en?: string }
}

/** A box for each menu of the site, checked where the page stands in it. */
export function MenuChoices({ pageId, title }: MenuChoicesProps) {
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
    const { fr, en } = title
    const label = { ...(fr && { fr }), ...(en && { en }) }
    setWriting(true)
    changeMenu(client, { place, pageId, label, show })
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
          {menuPlaces(navigation, pageId).map(({ id, title, holds, full }) => (
            <Flex key={id} as="label" align="center" gap={3}>
              <Checkbox
                checked={holds}
                disabled={isWriting || (!holds && full !== null)}
                onChange={(event) => change(id, event.currentTarget.checked)}
              />
              <Stack gap={2}>
                <Text>{title}</Text>
                {!holds && full && (
                  <Text size={1} muted>
                    {full}
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
