import { locales } from '@jalonne/domain'
import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { CopyIcon } from '@sanity/icons/Copy'
import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { asWritten } from '../languages/format-day.ts'
import { studioLanguage } from '../languages/studio-language.ts'
import type { ShareLink } from './request-share-link.ts'
import { texts } from './texts.ts'

const moment = new Intl.DateTimeFormat(locales[studioLanguage], {
  dateStyle: 'long',
  timeStyle: 'short',
})

/** The link that has been made, with a button that copies it and until when it works. */
export function CopyableLink({ link: { url, expires } }: { link: ShareLink }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const copy = async () => {
    try {
      // Without a secure connection there is no clipboard at all.
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <Stack gap={3}>
      <Flex gap={2}>
        <Box flex={1}>
          <TextInput
            aria-label={texts.link}
            // The button that was pressed is gone: the keyboard goes on here.
            autoFocus
            fontSize={1}
            onFocus={({ currentTarget }) => currentTarget.select()}
            readOnly
            value={url}
          />
        </Box>
        <Button
          fontSize={1}
          icon={outcome === 'copied' ? CheckmarkIcon : CopyIcon}
          mode="ghost"
          onClick={() => void copy()}
          text={outcome === 'copied' ? texts.copied : texts.copy}
        />
      </Flex>
      {outcome === 'refused' && (
        <Card padding={3} radius={2} role="alert" tone="caution">
          <Text size={1}>{texts.notCopied}</Text>
        </Card>
      )}
      <Text muted role="status" size={1}>
        {texts.expires(asWritten(moment.format(new Date(expires))))}
      </Text>
    </Stack>
  )
}
