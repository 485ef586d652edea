import { AddIcon } from '@sanity/icons/Add'
import { Button, Dialog, Stack } from '@sanity/ui'
import { type ComponentProps, useState } from 'react'
import type { ArrayOfObjectsInputProps, ArraySchemaType, ObjectSchemaType } from 'sanity'
import { styled } from 'styled-components'
import { say } from '../languages/studio-language.ts'
import { ChoiceButtons } from '../look/choice-buttons.tsx'
import { SectionCard } from './section-card.tsx'
import { sectionGroups } from './section-groups.ts'

type SectionPickerProps = ComponentProps<NonNullable<ArrayOfObjectsInputProps['arrayFunctions']>>

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: 16px;
`

const filters = [
  { value: null, title: say('All', 'Toutes') },
  ...sectionGroups.map(({ name, title }) => ({ value: name, title })),
]

/** The list of a page's sections, which grows by way of the picker. */
export function SectionsInput(props: ArrayOfObjectsInputProps) {
  return props.renderDefault({ ...props, arrayFunctions: SectionPicker })
}

/** Adds a section at the end of a page, chosen by its picture and a sentence on what it does. */
function SectionPicker({ onItemAppend, onValueCreate, readOnly, schemaType }: SectionPickerProps) {
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
            <ChoiceButtons
              label={say('What it is for', 'À quoi elle sert')}
              choices={filters}
              chosen={group}
              onChoose={setGroup}
            />
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
