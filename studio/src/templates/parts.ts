/** Builders for what templates are made of. Keys are new each time, as the lake wants them within a list. */
export const key = (): string => crypto.randomUUID().slice(0, 12)

/** A line in both languages. */
export interface Line {
  _type: 'localeString'
  fr: string
  en: string
}

/** A short text in both languages. */
export interface Paragraph {
  _type: 'localeText'
  fr: string
  en: string
}

/** A line in both languages, as a field holds it. */
export const line = (fr: string, en: string): Line => ({ _type: 'localeString', fr, en })

/** A short text in both languages, as a field holds it. */
export const paragraph = (fr: string, en: string): Paragraph => ({ _type: 'localeText', fr, en })

/** A reference to a document by its `_id`. */
export const reference = (_ref: string) => ({ _type: 'reference' as const, _ref })

/** References as a list holds them. */
export const references = (ids: readonly string[]) =>
  ids.map((id) => ({ ...reference(id), _key: key() }))

/** A link to a page, by the `_id` of its document. */
export const linkTo = (label: Line, id: string) => ({
  _type: 'link' as const,
  label,
  page: reference(id),
})

/** A long text in both languages, a line a block: `## ` begins a heading, `- ` a list item. */
export const richText = (fr: readonly string[], en: readonly string[]) => ({
  _type: 'localeRichText' as const,
  fr: fr.map(block),
  en: en.map(block),
})

function block(text: string) {
  const [, mark, words = ''] = /^(## |- )?(.*)$/s.exec(text) ?? []
  return {
    _type: 'block' as const,
    _key: key(),
    style: mark === '## ' ? 'h2' : 'normal',
    markDefs: [],
    ...(mark === '- ' && { listItem: 'bullet', level: 1 }),
    children: [{ _type: 'span' as const, _key: key(), text: words, marks: [] }],
  }
}
