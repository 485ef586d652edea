import { brandedTitle, type Language, languages, onlyLanguage, withLanguage } from '@jalonne/domain'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Content } from '../../queries/content.ts'
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
  /** The query whose result is shown, with its title in both languages. */
  query?: { queryKey: QueryKey }
}

type Titled = { title?: { fr?: unknown; en?: unknown } | null } | null

/**
 * Title, description, canonical and alternate addresses of a page; what has a title in one language only is offered to
 * search engines in that one. React keeps them in the document's head for as long as the page is shown.
 */
export function PageHead(props: PageHeadProps) {
  const { origin } = useConfig()
  const language = useLanguage()
  const { settings } = useLayout(language)
  const client = useQueryClient()
  const { title, path, query } = props
  const only = onlyLanguage(
    query && client.getQueryData<Content<Titled>>(query.queryKey)?.data?.title,
  )
  const address = (lang: Language) => origin + encodeURI(withLanguage(path, lang))
  const description = wordsOf(props.description)
  return (
    <>
      <title>{brandedTitle(wordsOf(title), settings?.brand.name)}</title>
      {description && <meta name="description" content={description} />}
      {props.noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address(only ?? language)} />
      {(only ? [only] : languages).map((lang) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={address(lang)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(only ?? 'en')} />
    </>
  )
}
