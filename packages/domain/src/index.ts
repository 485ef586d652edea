export { formatDate } from './date.ts'
export {
  decideLanguage,
  decideRootLanguage,
  isLanguage,
  type Language,
  type LanguageClues,
  type LanguageHosts,
  languageChoiceKey,
  languages,
  otherLanguage,
  type PathLanguageClues,
  pathLanguage,
  withLanguage,
  withoutLanguage,
} from './language.ts'
export { formatChf, yearlyPrice } from './money.ts'
