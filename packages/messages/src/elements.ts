import type { Language } from '@jalonne/domain'

/** The values of a text's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>

/**
 * What the texts of the interface are made of, as ICU's parser writes it: plain text (0), a placeholder (1), a choice
 * by number (6), and the number itself within one (7).
 */
export type MessageElement =
  | { type: 0; value: string }
  | { type: 1; value: string }
  | { type: 6; value: string; options: Record<string, { value: MessageElement[] }> }
  | { type: 7 }

/** Writes a parsed text with its values. A placeholder without one stays as it was written. */
export function writeElements(
  language: Language,
  elements: readonly MessageElement[],
  values: MessageValues,
  counted = '',
): string {
  const write = (element: MessageElement): string => {
    switch (element.type) {
      case 0:
        return element.value
      case 1:
        return String(values[element.value] ?? `{${element.value}}`)
      case 6: {
        const number = Number(values[element.value])
        const { options } = element
        const chosen =
          options[`=${number}`] ?? options[new Intl.PluralRules(language).select(number)]
        const count = new Intl.NumberFormat(language).format(number)
        return writeElements(language, (chosen ?? options.other)?.value ?? [], values, count)
      }
      case 7:
        return counted
    }
  }
  return elements.map(write).join('')
}
