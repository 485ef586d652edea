import { Flex, Stack, Text } from '@sanity/ui'
import type { ObjectInputProps } from 'sanity'
import { ChoiceButtons } from '../look/choice-buttons.tsx'
import { type ShownLanguages, showLanguages, useShownLanguages } from './shown-languages.ts'
import { say } from './studio-language.ts'

const choices: { value: ShownLanguages; title: string }[] = [
  { value: 'both', title: say('Both', 'Les deux') },
  { value: 'fr', title: 'Français' },
  { value: 'en', title: 'English' },
]

/** Chooses the languages that forms show. */
function LanguageSwitch() {
  const shown = useShownLanguages()
  return (
    <Flex align="center" gap={2}>
      <Text size={1} muted>
        {say('Languages', 'Langues')}
      </Text>
      <ChoiceButtons
        label={say('Languages shown', 'Langues affichées')}
        choices={choices}
        chosen={shown}
        onChoose={showLanguages}
      />
    </Flex>
  )
}

/** A document's form with the choice of languages above it. */
export function FormWithLanguages(props: ObjectInputProps) {
  return (
    <Stack gap={5}>
      <LanguageSwitch />
      {props.renderDefault(props)}
    </Stack>
  )
}
