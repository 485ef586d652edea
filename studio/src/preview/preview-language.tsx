import { type Language, languages } from '@jalonne/domain'
import { ChoiceButtons } from '../look/choice-buttons.tsx'
import { texts } from './texts.ts'

interface PreviewLanguageProps {
  language: Language
  /** Whether the page in the preview can be sent elsewhere yet. */
  canChange: boolean
  onChange: (language: Language) => void
}

const choices = languages.map((value) => ({
  value,
  title: texts.languages[value],
  short: value.toUpperCase(),
}))

/** Switches the preview between the two languages of a page. */
export function PreviewLanguage({ language, canChange, onChange }: PreviewLanguageProps) {
  return (
    <ChoiceButtons
      label={texts.language}
      choices={choices}
      chosen={language}
      onChoose={onChange}
      disabled={!canChange}
    />
  )
}
