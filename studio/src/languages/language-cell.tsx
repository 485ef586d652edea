import { type Language, otherLanguage } from '@jalonne/domain'
import { CopyIcon } from '@sanity/icons/Copy'
import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { type FieldMember, type FieldProps, MemberField, type ObjectInputProps, set } from 'sanity'
import { SmallButton } from '../look/small-button.tsx'
import { missingLabel, repeatedLabel } from './language-state.ts'
import { isMissing, isRepeated, mayBeTheSame } from './missing-texts.ts'
import { say } from './studio-language.ts'

const languageNames = { fr: 'Français', en: 'English' } as const
// Two languages stand side by side: a longer word would push this cell's field below its neighbour's.
const copy = say('Copy', 'Copier')
const copyFrom = {
  fr: say('Copy the French text', 'Copier le français'),
  en: say('Copy the English text', 'Copier l’anglais'),
}

type LanguageCellProps = ObjectInputProps & { language: Language; member: FieldMember }

/** One language of a text: its name, whether it is missing, and a way to start from the other one. */
export function LanguageCell(props: LanguageCellProps) {
  const { language, member, value, onChange, onPathFocus, readOnly, renderField } = props
  const other = otherLanguage(language)
  const isMissingHere = isMissing(value, language)
  const names = props.path.filter((part) => typeof part === 'string').join('.')
  const isRepeatedHere = !mayBeTheSame(names) && isRepeated(value)
  return (
    <Stack gap={3}>
      <Flex align="center" gap={2} style={{ minHeight: 25 }}>
        <Text as="label" htmlFor={member.field.id} size={1} weight="medium" muted>
          {languageNames[language]}
        </Text>
        {isMissingHere && <StateBadge text={missingLabel[language]} />}
        {isRepeatedHere && <StateBadge text={repeatedLabel} />}
        {isMissingHere && !readOnly && (
          <SmallButton
            mode="bleed"
            icon={CopyIcon}
            text={copy}
            aria-label={copyFrom[other]}
            title={copyFrom[other]}
            onClick={() => {
              // The button goes once there is a text: whoever uses the keyboard goes on in it.
              onPathFocus([language])
              onChange(set(value?.[other], [language]))
            }}
          />
        )}
      </Flex>
      <MemberField
        {...props}
        member={member}
        renderField={(field) =>
          // What a text holds in turn, such as the target of a link, keeps its heading.
          renderField(
            field.path.length === member.field.path.length ? withoutHeading(field) : field,
          )
        }
      />
    </Stack>
  )
}

const StateBadge = ({ text }: { text: string }) => (
  <Badge tone="caution" style={{ whiteSpace: 'nowrap' }}>
    {text}
  </Badge>
)

/** The cell names the language itself, and more compactly. */
function withoutHeading(
  field: Omit<FieldProps, 'renderDefault'>,
): Omit<FieldProps, 'renderDefault'> {
  return { ...field, title: '', description: '' }
}
