import { type Language, languages } from '@jalonne/domain'
import { Button, Card, Flex } from '@sanity/ui'
import { texts } from './texts.ts'

interface PreviewLanguageProps {
  language: Language
  onChange: (language: Language) => void
}

/** Switches the preview between the two languages of a page. */
export function PreviewLanguage({ language, onChange }: PreviewLanguageProps) {
  return (
    <Card aria-label={texts.language} border padding={1} radius={2} role="group">
      <Flex gap={1}>
        {languages.map((each) => (
          <Button
            aria-label={texts.languages[each]}
            aria-pressed={each === language}
            fontSize={1}
            key={each}
            mode="bleed"
            onClick={() => onChange(each)}
            padding={2}
            selected={each === language}
            text={each.toUpperCase()}
            title={texts.languages[each]}
          />
        ))}
      </Flex>
    </Card>
  )
}
