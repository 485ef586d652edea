import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { Badge, Box, Button, Flex } from '@sanity/ui'
import { type ObjectItem, type ObjectItemProps, set } from 'sanity'
import { missingLabels } from '../languages/language-state.ts'
import { say } from '../languages/studio-language.ts'

type SectionItemProps = ObjectItemProps<ObjectItem & { hidden?: boolean }>

/** A section in the list of a page: whether visitors see it, what is not translated, and a way to hide it. */
export function SectionItem(props: SectionItemProps) {
  const { value, inputProps, readOnly, renderDefault, schemaType } = props
  const isHidden = value.hidden === true
  const missing = missingLabels(value)
  return (
    <Flex align="center" gap={1} role="group" aria-label={schemaType.title}>
      <Box flex={1} style={{ minWidth: 0, ...(isHidden && { opacity: 0.55 }) }}>
        {renderDefault(props)}
      </Box>
      {missing.map((label) => (
        <Badge key={label} tone="caution">
          {label}
        </Badge>
      ))}
      <Button
        type="button"
        mode="bleed"
        padding={2}
        icon={isHidden ? EyeClosedIcon : EyeOpenIcon}
        disabled={readOnly}
        aria-label={
          isHidden ? say('Show to visitors', 'Montrer aux visiteurs') : say('Hide', 'Masquer')
        }
        title={isHidden ? say('Hidden: show it', 'Masquée : la montrer') : say('Hide', 'Masquer')}
        onClick={() => inputProps.onChange(set(!isHidden, ['hidden']))}
      />
    </Flex>
  )
}
