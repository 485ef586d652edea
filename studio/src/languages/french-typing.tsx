import type { PortableTextPluginsProps } from 'sanity'

/**
 * What an editor types into a formatted text in French. Sanity makes English quotation marks of straight ones: here they stay,
 * and `<<` and `>>` become « and ».
 */
export const FrenchTyping = ({ plugins, renderDefault }: PortableTextPluginsProps) =>
  renderDefault({
    renderDefault,
    plugins: {
      ...plugins,
      typography: {
        ...plugins.typography,
        enable: ['laquo', 'raquo'],
        disable: ['openingDoubleQuote', 'closingDoubleQuote'],
      },
    },
  })
