import { type Reference, reference } from './reference.ts'
import { curly } from './typography.ts'

interface Span {
  _type: 'span'
  _key: string
  text: string
  marks: string[]
}

type LinkMark = { _type: 'textLink'; _key: string } & (
  | { path: string }
  | { page: Reference }
  | { url: string }
)

interface Block {
  _type: 'block'
  _key: string
  style: 'normal' | 'h2' | 'h3'
  listItem?: 'bullet' | 'number'
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

/** An image of `packages/seed/images` between two paragraphs; the lake takes it in when it is seeded. */
export interface TextImage {
  _type: 'textImage'
  _sanityAsset: string
  alt: string
  caption: string
}

/** Lines of code under a title. */
export interface CodeBlock {
  _type: 'codeBlock'
  title: string
  language: 'html' | 'css' | 'javascript' | 'json' | 'text'
  code: string
}

type Insert = TextImage | CodeBlock

/** What an article is made of, in both languages. */
export interface LocaleArticleText {
  _type: 'localeArticleText'
  fr: (Block | (Insert & { _key: string }))[]
  en: (Block | (Insert & { _key: string }))[]
}

const inlinePattern =
  /\[(?<label>[^\]]+)\]\((?<target>[^)]+)\)|\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|[^[*`]+/g

const targetOf = (target: string) => {
  if (target.startsWith('/')) return { path: target }
  return target.startsWith('https://') ? { url: target } : { page: reference(target) }
}

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
      markDefs.push({ _type: 'textLink', _key: key, ...targetOf(target) })
      return span(groups.label, [key])
    }
    if (groups?.code) return span(groups.code, ['code'])
    return groups?.strong ? span(groups.strong, ['strong']) : span(plain, [])
  })
  return { children, markDefs }
}

const prefixes = { '## ': 'h2', '### ': 'h3' } as const

const lists = { '- ': 'bullet', '1. ': 'number' } as const

const toBlock = (line: string, index: number): Block => {
  const _key = `block-${index + 1}`
  for (const [prefix, listItem] of Object.entries(lists)) {
    if (line.startsWith(prefix)) {
      const list = { style: 'normal', listItem, level: 1 } as const
      return { _type: 'block', _key, ...list, ...inline(line.slice(prefix.length), _key) }
    }
  }
  for (const [prefix, style] of Object.entries(prefixes)) {
    if (line.startsWith(prefix)) {
      return { _type: 'block', _key, style, ...inline(line.slice(prefix.length), _key) }
    }
  }
  return { _type: 'block', _key, style: 'normal', ...inline(line, _key) }
}

const toBlocks = (lines: string[]): Block[] =>
  lines.map((line, index) => toBlock(curly(line), index))

/**
 * Formatted text from lines of light markup, one block a line: `## ` and `### ` start headings,
 * `- ` and `1. ` list items; `**strong**` and `[label](target)` stand inside a line, where a target is the id
 * of a page, service or article, a path such as `/pricing#contact`, or an address elsewhere.
 */
export const richText = (fr: string[], en: string[]): LocaleRichText => ({
  _type: 'localeRichText',
  fr: toBlocks(fr),
  en: toBlocks(en),
})

/** Formatted text like {@link richText}, of paragraphs only. */
export const simpleText = (fr: string[], en: string[]): LocaleSimpleText => ({
  _type: 'localeSimpleText',
  fr: toBlocks(fr),
  en: toBlocks(en),
})

/** An image for {@link articleText}, by its name in `packages/seed/images`. */
export const image = (name: string, alt: string, caption: string): TextImage => ({
  _type: 'textImage',
  _sanityAsset: `image@file://./images/${name}`,
  alt,
  caption,
})

/** Lines of code for {@link articleText}, set exactly as they are written. */
export const code = (title: string, language: CodeBlock['language'], text: string): CodeBlock => ({
  _type: 'codeBlock',
  title,
  language,
  code: text,
})

/** The text of an article: {@link richText}, with `` `code` `` inside a line, images and lines of code. */
export const articleText = (
  fr: (string | Insert)[],
  en: (string | Insert)[],
): LocaleArticleText => ({
  _type: 'localeArticleText',
  fr: fr.map(toPart),
  en: en.map(toPart),
})

function toPart(part: string | Insert, index: number) {
  if (typeof part === 'string') return toBlock(curly(part), index)
  const set =
    part._type === 'textImage'
      ? { ...part, alt: curly(part.alt), caption: curly(part.caption) }
      : { ...part, title: curly(part.title) }
  return { ...set, _key: `block-${index + 1}` }
}
