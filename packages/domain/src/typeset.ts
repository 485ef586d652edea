import type { Language } from './language.ts'

const noBreakSpace = '\u00a0'

/** Keeps French signs and quotation marks with the word they belong to, where a line might break. */
export const typesetFrench = (text: string): string =>
  text.replace(/(?<=«) | (?=[;:?!»])/g, noBreakSpace)

/** A label before what it names: "Budget:", and "Budget :" in French. */
export const withColon = (label: string, language: Language): string =>
  language === 'fr' ? `${label}${noBreakSpace}:` : `${label}:`
