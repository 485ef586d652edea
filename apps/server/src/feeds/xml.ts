import { escapeUTF8 } from 'entities/escape'

/** XML that is already written, as opposed to text that stands in it. */
export class Xml {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Writes XML: `xml\`<a>${text}</a>\``. Texts are escaped, XML and lists of it stand as they are. */
export function xml(
  parts: TemplateStringsArray,
  ...values: readonly (string | Xml | Xml[])[]
): Xml {
  const written = values.map((value) => {
    if (typeof value === 'string') return escaped(value)
    return Array.isArray(value) ? value.map(({ text }) => text).join('') : value.text
  })
  return new Xml(parts.map((part, index) => part + (written[index] ?? '')).join(''))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escaped = (text: string) => escapeUTF8(text.replace(unwritable, ''))
