import { Flex, Stack } from '@sanity/ui'
import { type SchemaTypeDefinition, type StringInputProps, set, useFormValue } from 'sanity'
import { say } from '../languages/studio-language.ts'
import { firstWritten } from '../languages/studio-text.ts'
import { SmallButton } from '../look/small-button.tsx'
import { withField } from '../shared/with-field.ts'
import { pathFor } from './page-path.ts'

/** The address of a page, which can be made from its title. */
function PathInput(props: StringInputProps) {
  const { onChange, readOnly, renderDefault, value } = props
  const title = useFormValue(['title'])
  const text = textOf(title)
  return (
    <Stack gap={3}>
      {renderDefault(props)}
      <Flex>
        <SmallButton
          disabled={readOnly || text === ''}
          text={say('Make it from the title', 'La former d’après le titre')}
          onClick={() => onChange(set(pathFor(text, value)))}
        />
      </Flex>
    </Stack>
  )
}

/** The English title, since addresses are English on this site; the French one where there is no other. */
function textOf(title: unknown): string {
  if (typeof title !== 'object' || title === null) return ''
  const { en, fr } = title as { en?: unknown; fr?: unknown }
  return firstWritten(en, fr) ?? ''
}

/** Gives the address of a page its input. */
export const withPathInput = (definition: SchemaTypeDefinition): SchemaTypeDefinition =>
  withField(definition, 'page.path', { components: { input: PathInput } })
