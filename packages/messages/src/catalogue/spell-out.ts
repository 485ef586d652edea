import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser'

/** The names of the values a parsed text asks for, tags aside. */
export function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return []
    if (isTagElement(element)) return namesIn(element.children)
    return [element.value, ...optionsOf(element).flatMap(([, { value }]) => namesIn(value))]
  })
}

/**
 * A parsed text with `{name}` wherever its value is missing. A plural or a choice that can't be made reads as its
 * `other` case; `counted` is what `#` stands for in there.
 */
export function spellOut(
  elements: readonly MessageFormatElement[],
  values: object,
  counted?: string,
): MessageFormatElement[] {
  return elements.flatMap((element): MessageFormatElement | MessageFormatElement[] => {
    if (isLiteralElement(element)) return element
    if (isPoundElement(element)) return counted ? placeholder(counted) : element
    if (isTagElement(element)) {
      return { ...element, children: spellOut(element.children, values, counted) }
    }
    const { value: name } = element
    if (isPluralElement(element) || isSelectElement(element)) {
      if (!(name in values)) return spellOut(element.options.other?.value ?? [], values, name)
      const options = optionsOf(element).map(([key, { value }]) => [
        key,
        { value: spellOut(value, values) },
      ])
      return { ...element, options: Object.fromEntries(options) }
    }
    return name in values ? element : placeholder(name)
  })
}

const placeholder = (name: string): MessageFormatElement => ({
  type: TYPE.literal,
  value: `{${name}}`,
})

const optionsOf = (element: MessageFormatElement) =>
  isPluralElement(element) || isSelectElement(element) ? Object.entries(element.options) : []
