import { Button, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { say } from '../languages/studio-language.ts'
import { useFailureToast } from '../shared/use-failure-toast.ts'
import { LinksLeft } from './links-left.tsx'
import { useOldLinks } from './use-old-links.ts'

interface MovedDialogProps {
  from: string
  to: string
  /** Whether the document may be published as it stands. */
  isReady: boolean
  /** Publishes, and says whether the old address is to lead to the new one. */
  onConfirm: (redirect: boolean) => Promise<void>
}

/** Asks, before a document is published at another address, what becomes of the old one. */
export function MovedDialog({ from, to, isReady, onConfirm }: MovedDialogProps) {
  const showFailure = useFailureToast()
  const [redirects, setRedirects] = useState(true)
  const [isPublishing, setPublishing] = useState(false)
  const links = useOldLinks(from)
  const confirm = () => {
    setPublishing(true)
    onConfirm(redirects)
      .catch(showFailure)
      .finally(() => setPublishing(false))
  }
  return (
    <Stack gap={4}>
      <Text size={1}>
        {say(
          `Visitors and search engines know ${from}. It becomes ${to}.`,
          `Les visiteurs et les moteurs de recherche connaissent ${from}, qui devient ${to}.`,
        )}
      </Text>
      <Card border radius={2} padding={4}>
        <Flex as="label" align="center" gap={3}>
          <Checkbox
            checked={redirects}
            onChange={(event) => setRedirects(event.currentTarget.checked)}
          />
          <Stack gap={2}>
            <Text size={1} weight="medium">
              {say(
                'Redirect the old address to the new one',
                'Rediriger l’ancienne adresse vers la nouvelle',
              )}
            </Text>
            <Text size={1} muted>
              {redirects
                ? say('Links and bookmarks keep working.', 'Liens et favoris restent valables.')
                : say(
                    'Anyone using the old address finds no page.',
                    'Qui vient par l’ancienne adresse ne trouve plus de page.',
                  )}
            </Text>
          </Stack>
        </Flex>
      </Card>
      <LinksLeft
        links={links}
        text={say(
          'The old address is written out here: change these links too.',
          'L’ancienne adresse est écrite ici : changez aussi ces liens.',
        )}
      />
      <Flex justify="flex-end">
        <Button
          type="button"
          tone="primary"
          fontSize={1}
          disabled={isPublishing || !isReady}
          text={
            redirects
              ? say('Publish and redirect', 'Publier et rediriger')
              : say('Publish without a redirect', 'Publier sans redirection')
          }
          onClick={confirm}
        />
      </Flex>
    </Stack>
  )
}
