import { Stack } from '@sanity/ui'
import { type FieldProps, type SchemaTypeDefinition, useFormValue } from 'sanity'
import { LocaleInput } from '../languages/locale-input.tsx'
import { useShownLanguages } from '../languages/shown-languages.ts'
import { useLiveQuery } from '../shared/use-live-query.ts'
import { withField } from '../shared/with-field.ts'
import { ResultPreview } from './result-preview.tsx'
import { type SiteFacts, searchResult, siteFactsQuery } from './search-result.ts'

/** A field that decides how a document is found, with what results make of it. */
function FieldWithResult(props: FieldProps) {
  const document = useFormValue([]) as Record<string, unknown>
  const shown = useShownLanguages()
  const facts = useLiveQuery<SiteFacts>(siteFactsQuery, {}, 'drafts')
  const fr = searchResult(document, 'fr', facts)
  const en = searchResult(document, 'en', facts)
  const pictureUrl = useLiveQuery<string | null>(
    '*[_id == $id][0].url',
    { id: fr.picture ?? '' },
    'raw',
  )
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      <ResultPreview
        pictureUrl={pictureUrl}
        results={shown === 'both' ? { fr, en } : shown === 'fr' ? { fr } : { en }}
      />
    </Stack>
  )
}

/** Shows beneath what editors write for search engines how results show it. */
export function withResultPreview(definition: SchemaTypeDefinition): SchemaTypeDefinition {
  // A field that names a component of its own loses those of its type.
  const bilingual = { components: { field: FieldWithResult, input: LocaleInput } }
  const page = withField(definition, 'page.seo', { components: { field: FieldWithResult } })
  return withField(withField(page, 'article.seoTitle', bilingual), 'city.lead', bilingual)
}
