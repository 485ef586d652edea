import { otherLanguage } from '@jalonne/domain'
import { TranslateIcon } from '@sanity/icons/Translate'
import { Box, Flex } from '@sanity/ui'
import { useState } from 'react'
import type { ToolMenuProps } from 'sanity'
import { SmallButton } from '../look/small-button.tsx'
import { speak, studioLanguage } from './studio-language.ts'

const offers = { fr: 'Studio en français', en: 'Studio in English' } as const

/** The tools of the Studio, and after them the other language to have it in. */
export function ToolMenuWithLanguage(props: ToolMenuProps) {
  const other = otherLanguage(studioLanguage)
  const [isLeaving, setIsLeaving] = useState(false)
  const isSidebar = props.context === 'sidebar'
  return (
    <Flex align={isSidebar ? 'stretch' : 'center'} direction={isSidebar ? 'column' : 'row'} gap={2}>
      <Box>{props.renderDefault(props)}</Box>
      <SmallButton
        mode="bleed"
        icon={TranslateIcon}
        lang={other}
        aria-label={offers[other]}
        title={offers[other]}
        text={isSidebar ? offers[other] : other.toUpperCase()}
        disabled={isLeaving}
        onClick={() => {
          setIsLeaving(true)
          void speak(other).finally(() => setIsLeaving(false))
        }}
      />
    </Flex>
  )
}
