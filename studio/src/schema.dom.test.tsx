import type { PortableTextPluginsProps } from 'sanity'
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
