import { Box, Button, Card, Dialog, Flex, Radio, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { apiVersion } from '../connection/api-version.ts'
import { CopyableLink } from './copyable-link.tsx'
import { type Lifetime, lifetimes, requestShareLink, type ShareLink } from './request-share-link.ts'
import { texts } from './texts.ts'

interface ShareDialogProps {
  path: string
  siteOrigin: string
  onClose: () => void
}

/** Makes a link to the draft of one page that stops working after a while. */
export function ShareDialog({ path, siteOrigin, onClose }: ShareDialogProps) {
  const client = useClient({ apiVersion })
  const user = useCurrentUser()
  const [hours, setHours] = useState<Lifetime>('24')
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | ShareLink>('idle')

  const create = async () => {
    setState('busy')
    try {
      setState(await requestShareLink(client, { siteOrigin, path, hours, userId: user?.id }))
    } catch {
      setState('failed')
    }
  }
  return (
    <Dialog header={texts.shareTitle} id="share-draft" onClose={onClose} width={1}>
      <Stack padding={4} gap={5}>
        <Text size={1}>{texts.shareText}</Text>
        {typeof state === 'object' ? (
          <CopyableLink link={state} />
        ) : (
          <>
            <Stack as="fieldset" gap={3} style={{ border: 0, margin: 0, padding: 0 }}>
              <Box as="legend" paddingBottom={3}>
                <Text size={1} weight="medium">
                  {texts.lifetime}
                </Text>
              </Box>
              {lifetimes.map((each) => (
                <Flex align="center" as="label" gap={2} key={each}>
                  <Radio
                    checked={hours === each}
                    name="lifetime"
                    onChange={() => setHours(each)}
                    value={each}
                  />
                  <Text size={1}>{texts.lifetimes[each]}</Text>
                </Flex>
              ))}
            </Stack>
            {state === 'failed' && (
              <Card padding={3} radius={2} role="alert" tone="critical">
                <Text size={1}>{texts.failed}</Text>
              </Card>
            )}
            <Button
              disabled={state === 'busy'}
              loading={state === 'busy'}
              onClick={() => void create()}
              text={texts.create}
              tone="primary"
            />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
