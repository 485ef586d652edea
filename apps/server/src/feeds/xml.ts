const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

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

function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (character) => entities[character] ?? '')
  )
}
