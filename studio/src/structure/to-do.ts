import { documentTypes, schemaTypes } from '@jalonne/schemas'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { EditIcon } from '@sanity/icons/Edit'
import { TranslateIcon } from '@sanity/icons/Translate'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { localizedPlaces } from '../languages/localized-paths.ts'
import { missingIn } from '../languages/missing-filter.ts'
import { apiVersion } from './api-version.ts'

const names = { fr: 'French', en: 'English' } as const

/** What waits for somebody: texts without a translation, and changes that visitors do not see yet. */
export function toDoItem(S: StructureBuilder): ListItemBuilder {
  return S.listItem()
    .id('to-do')
    .title('To do')
    .icon(CheckmarkCircleIcon)
    .child(
      S.list()
        .id('to-do')
        .title('To do')
        .items([unpublishedItem(S), missingItem(S, 'en'), missingItem(S, 'fr')]),
    )
}

function unpublishedItem(S: StructureBuilder): ListItemBuilder {
  return S.listItem()
    .id('unpublished')
    .title('Unpublished changes')
    .icon(EditIcon)
    .child(
      S.documentList()
        .id('unpublished')
        .title('Unpublished changes')
        .apiVersion(apiVersion)
        .filter('_type in $types && _originalId in path("drafts.**")')
        .params({ types: documentTypes.map(({ name }) => name) })
        .defaultOrdering([{ field: '_updatedAt', direction: 'desc' }])
        .initialValueTemplates([]),
    )
}

/** A list for each type: the conditions of all of them are too long for one. */
function missingItem(S: StructureBuilder, language: 'fr' | 'en'): ListItemBuilder {
  const title = `${names[language]} is missing`
  const items = documentTypes.flatMap(({ name }) => {
    const filter = missingIn(language, localizedPlaces(name, schemaTypes))
    if (filter === 'false') return []
    const type = S.documentTypeListItem(name)
    const heading = `${type.getTitle() ?? name}: ${title}`
    return type
      .id(`missing-${language}-${name}`)
      .child(
        S.documentList()
          .id(`missing-${language}-${name}`)
          .title(heading)
          .apiVersion(apiVersion)
          .schemaType(name)
          .filter(`_type == $type && (${filter})`)
          .params({ type: name })
          .initialValueTemplates([]),
      )
  })
  return S.listItem()
    .id(`missing-${language}`)
    .title(title)
    .icon(TranslateIcon)
    .child(S.list().id(`missing-${language}`).title(title).items(items))
}
