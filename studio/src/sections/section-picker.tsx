import { AddIcon } from '@sanity/icons/Add'
import { Button, Dialog, Flex, Stack } from '@sanity/ui'
import { type ComponentProps, useState } from 'react'
import type { ArrayOfObjectsInputProps, ArraySchemaType, ObjectSchemaType } from 'sanity'
import { styled } from 'styled-components'
import { say } from '../languages/studio-language.ts'
import { SectionCard } from './section-card.tsx'
import { sectionGroups } from './section-groups.ts'

type SectionPickerProps = ComponentProps<NonNullable<ArrayOfObjectsInputProps['arrayFunctions']>>

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: 16px;
`

/** Adds a section at the end of a page, chosen by its picture and a sentence on what it does. */
export function SectionPicker({
  onItemAppend,
  onValueCreate,
  readOnly,
  schemaType,
}: SectionPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const [group, setGroup] = useState<string | null>(null)
  const types = new Map(schemaType.of.filter(isObjectType).map((type) => [type.name, type]))
  const shown = sectionGroups
    .filter(({ name }) => group === null || group === name)
    .flatMap(({ of }) => of.flatMap((name) => types.get(name) ?? []))
  const add = (type: ObjectSchemaType) => {
    setOpen(false)
    // Declared for the type of the list, though it makes a value of a type that the list holds.
    onItemAppend(onValueCreate(type as never))
  }
  const filters = [{ name: null, title: say('All', 'Toutes') }, ...sectionGroups]
  return (
    <>
      <Button
        type="button"
        mode="ghost"
        icon={AddIcon}
        width="fill"
        disabled={readOnly}
        text={say('Add a section', 'Ajouter une section')}
        onClick={() => {
          setGroup(null)
          setOpen(true)
        }}
      />
      {isOpen && (
        <Dialog
          id="section-picker"
          header={say('Add a section', 'Ajouter une section')}
          width={3}
          onClose={() => setOpen(false)}
          onClickOutside={() => setOpen(false)}
        >
          <Stack gap={4} padding={4}>
            <Flex
              gap={2}
              wrap="wrap"
              role="group"
              aria-label={say('What it is for', 'À quoi elle sert')}
            >
              {filters.map(({ name, title }) => (
                <Button
                  key={title}
                  type="button"
                  mode={group === name ? 'default' : 'bleed'}
                  aria-pressed={group === name}
                  fontSize={1}
                  padding={3}
                  text={title}
                  onClick={() => setGroup(name)}
                />
              ))}
            </Flex>
            <Cards>
              {shown.map((type) => (
                <SectionCard key={type.name} type={type} onChoose={() => add(type)} />
              ))}
            </Cards>
          </Stack>
        </Dialog>
      )}
    </>
  )
}

const isObjectType = (type: ArraySchemaType['of'][number]): type is ObjectSchemaType =>
  type.jsonType === 'object'
