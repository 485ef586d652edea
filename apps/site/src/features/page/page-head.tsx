import { brandedTitle, languages, withLanguage } from '@jalonne/domain'
import { useLayout } from '../../queries/layout.ts'
import { useConfig } from '../../shared/config.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { type LocalizedText, wordsOf } from '../../shared/text.tsx'

interface PageHeadProps {
  path: string
  /** Without the brand. */
  title: LocalizedText | null
  description?: LocalizedText | null
  noindex?: boolean
}

/**
 * Title, description, canonical and alternate addresses of a page. React keeps them in the document's head for
 * as long as the page is shown.
 */
export function PageHead(props: PageHeadProps) {
  const { origin } = useConfig()
  const language = useLanguage()
  const { settings } = useLayout(language)
  const { title, path } = props
  const address = (lang: 'fr' | 'en') => origin + encodeURI(withLanguage(path, lang))
  const description = wordsOf(props.description)
  return (
    <>
      <title>{brandedTitle(wordsOf(title), settings?.brand.name)}</title>
      {description && <meta name="description" content={description} />}
      {props.noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address(language)} />
      {languages.map((lang) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={address(lang)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('en')} />
    </>
  )
}
