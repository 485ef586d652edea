import type { PortableTextPluginsProps, PreviewConfig } from 'sanity'
import { expect, test } from 'vitest'
import { studioTypes } from './schema.ts'

type Plugins = PortableTextPluginsProps['plugins']

interface TextField {
  name: string
  components?: { portableText?: { plugins: (props: PortableTextPluginsProps) => unknown } }
}

/** What Sanity does by itself while an editor types into a text of this type in a language. */
function typingIn(type: string, language: string): Plugins {
  const definition = studioTypes.find(({ name }) => name === type) as { fields: TextField[] }
  const field = definition.fields.find(({ name }) => name === language)
  let plugins: Plugins = { typography: {} }
  const renderDefault = (props: PortableTextPluginsProps) => {
    plugins = props.plugins
    return <div />
  }
  field?.components?.portableText?.plugins({ plugins, renderDefault })
  return plugins
}

test.each(['localeSimpleText', 'localeRichText', 'localeArticleText'])(
  'quotation marks that an editor types into a %s in French do not become English',
  (type) => {
    const quotes = ['openingDoubleQuote', 'closingDoubleQuote']
    expect(typingIn(type, 'fr').typography?.disable).toEqual(quotes)
    expect(typingIn(type, 'en').typography?.disable).toBeUndefined()
  },
)

/** The lines that stand for a value of a type. */
function shown(type: string, selection: object) {
  const definition = studioTypes.find(({ name }) => name === type)
  const preview = definition && 'preview' in definition ? definition.preview : undefined
  return (preview as PreviewConfig | undefined)?.prepare?.({ ...selection })
}

test('lines of code in a text are called what an editor has chosen', () => {
  const code = { title: 'Try it', language: 'text' }
  expect(shown('codeBlock', code)).toMatchObject({ title: 'Try it', subtitle: 'Plain text' })
  expect(shown('codeBlock', { title: 'Try it' })).toMatchObject({ title: 'Try it' })
})

test('a text in both languages has a short name on the way to what is in it', () => {
  expect(shown('localeArticleText', {})).toEqual({ title: 'Text of an article' })
})
