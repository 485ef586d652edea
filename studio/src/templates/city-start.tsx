import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { useRouter } from 'sanity/router'
import { say } from '../languages/studio-language.ts'
import { cityTemplate, type pageStarts } from './page-templates.ts'
import { StartCard } from './start-card.tsx'

/** Asks for the town before it makes a page about it. */
export function CityStart(start: (typeof pageStarts)[number]) {
  const { navigateIntent } = useRouter()
  const [fr, setFrench] = useState('')
  const [en, setEnglish] = useState('')
  const town = { fr: fr.trim(), en: en.trim() }
  return (
    <StartCard {...start}>
      <form
        aria-label={start.title}
        onSubmit={(event) => {
          event.preventDefault()
          navigateIntent('create', [{ type: 'city', template: cityTemplate }, town])
        }}
      >
        <Stack gap={3}>
          <TownInput
            label={say('Town, in French', 'Ville, en français')}
            value={fr}
            onChange={setFrench}
          />
          <TownInput
            label={say('Town, in English if it differs', 'Ville, en anglais si elle diffère')}
            value={en}
            onChange={setEnglish}
          />
          <Flex>
            <Button
              type="submit"
              fontSize={1}
              text={say('Create the page', 'Créer la page')}
              disabled={town.fr === ''}
            />
          </Flex>
        </Stack>
      </form>
    </StartCard>
  )
}

interface TownInputProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function TownInput({ label, value, onChange }: TownInputProps) {
  const id = useId()
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size={1} muted>
        {label}
      </Text>
      <TextInput
        id={id}
        fontSize={1}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Stack>
  )
}
