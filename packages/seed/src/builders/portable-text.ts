import { type Reference, reference } from './reference.ts'
import { english, french } from './typography.ts'

interface Span {
  _type: 'span'
  _key: string
  text: string
  marks: string[]
}

type LinkMark = { _type: 'textLink'; _key: string } & ({ path: string } | { page: Reference })

interface Block {
  _type: 'block'
  _key: string
  style: 'normal' | 'h2' | 'h3'
  listItem?: 'bullet'
  level?: 1
  children: Span[]
  markDefs: LinkMark[]
}

/** Paragraphs with links in both languages. */
export interface LocaleSimpleText {
  _type: 'localeSimpleText'
  fr: Block[]
  en: Block[]
}

/** Paragraphs, headings, lists and links in both languages. */
export interface LocaleRichText {
  _type: 'localeRichText'
  fr: Block[]
  en: Block[]
}

const inlinePattern = /\[(?<label>[^\]]+)\]\((?<target>[^)]+)\)|\*\*(?<strong>[^*]+)\*\*|[^[*]+/g

const inline = (source: string, blockKey: string): Pick<Block, 'children' | 'markDefs'> => {
  const markDefs: LinkMark[] = []
  const children = [...source.matchAll(inlinePattern)].map(({ 0: plain, groups }, index) => {
    const span = (text: string, marks: string[]): Span => ({
      _type: 'span',
      _key: `${blockKey}-span-${index + 1}`,
      text,
      marks,
    })
    if (groups?.label && groups.target) {
      const key = `${blockKey}-link-${index + 1}`
      const { target } = groups
      const to = target.startsWith('/') ? { path: target } : { page: reference(target) }
      markDefs.push({ _type: 'textLink', _key: key, ...to })
      return span(groups.label, [key])
    }
    return groups?.strong ? span(groups.strong, ['strong']) : span(plain, [])
  })
  return { children, markDefs }
}

const prefixes = { '## ': 'h2', '### ': 'h3' } as const

const toBlock = (line: string, index: number): Block => {
  const _key = `block-${index + 1}`
  if (line.startsWith('- ')) {
    const list = { style: 'normal', listItem: 'bullet', level: 1 } as const
    return { _type: 'block', _key, ...list, ...inline(line.slice(2), _key) }
  }
  for (const [prefix, style] of Object.entries(prefixes)) {
    if (line.startsWith(prefix)) {
      return { _type: 'block', _key, style, ...inline(line.slice(prefix.length), _key) }
    }
  }
  return { _type: 'block', _key, style: 'normal', ...inline(line, _key) }
}

const toBlocks = (lines: string[], typeset: (text: string) => string): Block[] =>
  lines.map((line, index) => toBlock(typeset(line), index))

/**
 * Formatted text from lines of light markup, one block a line: `## ` and `### ` start headings,
 * `- ` list items; `**strong**` and `[label](target)` stand inside a line, where a target is the id
 * of a page or service, or a path such as `/pricing#contact`.
 */
export const richText = (fr: string[], en: string[]): LocaleRichText => ({
  _type: 'localeRichText',
  fr: toBlocks(fr, french),
  en: toBlocks(en, english),
})

/** Formatted text like {@link richText}, of paragraphs only. */
export const simpleText = (fr: string[], en: string[]): LocaleSimpleText => ({
  _type: 'localeSimpleText',
  fr: toBlocks(fr, french),
  en: toBlocks(en, english),
})
