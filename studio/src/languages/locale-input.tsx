import { type Language, languages, otherLanguage } from '@jalonne/domain'
import { Box, Card, Text } from '@sanity/ui'
import type { FieldMember, ObjectInputProps, ObjectMember } from 'sanity'
import { styled } from 'styled-components'
import { LanguageCell } from './language-cell.tsx'
import { isMissing } from './missing-texts.ts'
import { useShownLanguages } from './shown-languages.ts'
import { say } from './studio-language.ts'

// Side by side where both have room, one below the other in the narrow form of the preview and on telephones.
const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 1.25rem;
`

/**
 * Edits a text in both languages side by side, or in the one that is shown, and says which is missing. The hidden one
 * appears when a click in the preview or a message leads into it, and while it is not valid.
 */
export function LocaleInput(props: ObjectInputProps) {
  const shown = useShownLanguages()
  const { focusPath, members, value } = props
  const cells = languages.flatMap((language) => {
    const member = members.find((each) => isFieldNamed(each, language))
    const isWanted =
      shown === 'both' ||
      shown === language ||
      focusPath[0] === language ||
      member?.field.validation.some(({ level }) => level === 'error')
    return member && isWanted ? [{ language, member }] : []
  })
  const isDrawn = (language: Language) => cells.some((cell) => cell.language === language)
  const hidden = shown === 'both' || isDrawn(otherLanguage(shown)) ? null : otherLanguage(shown)
  return (
    <Card borderLeft={false}>
      <Cells>
        {cells.map(({ language, member }) => (
          <LanguageCell key={language} {...props} language={language} member={member} />
        ))}
      </Cells>
      {hidden && isMissing(value, hidden) && (
        <Box paddingTop={2}>
          <Text size={1} muted>
            {hidden === 'en'
              ? say('The English text is missing.', 'Le texte anglais manque.')
              : say('The French text is missing.', 'Le texte français manque.')}
          </Text>
        </Box>
      )}
    </Card>
  )
}

function isFieldNamed(member: ObjectMember, name: string): member is FieldMember {
  return member.kind === 'field' && member.name === name
}
