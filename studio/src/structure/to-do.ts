import { schemaTypes } from '@jalonne/schemas'
import { getPublishedId } from '@sanity/client/csm'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { EditIcon } from '@sanity/icons/Edit'
import { TranslateIcon } from '@sanity/icons/Translate'
import { map } from 'rxjs'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { localizedPlaces } from '../languages/localized-paths.ts'
import { missingIn } from '../languages/missing-filter.ts'
import { say } from '../languages/studio-language.ts'
import { apiVersion } from './api-version.ts'
import { liveQuery } from './live-query.ts'
import { shownTypes } from './shown-types.ts'

const missingTitles = {
  fr: say('French is missing', 'Le français manque'),
  en: say('English is missing', 'L’anglais manque'),
}

/** What waits for somebody: texts without a translation, and changes that visitors do not see yet. */
export function toDoItem(S: StructureBuilder, context: StructureResolverContext): ListItemBuilder {
  return S.listItem()
    .id('to-do')
    .title(say('To do', 'À faire'))
    .icon(CheckmarkCircleIcon)
    .child(
      S.list()
        .id('to-do')
        .title(say('To do', 'À faire'))
        .items([unpublishedItem(S, context), missingItem(S, 'en'), missingItem(S, 'fr')]),
    )
}

const draftsQuery =
  '*[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc) {_id, _type}'

interface StoredDraft {
  _id: string
  _type: string
}

function unpublishedItem(
  S: StructureBuilder,
  { documentStore }: StructureResolverContext,
): ListItemBuilder {
  const title = say('Unpublished changes', 'Modifications non publiées')
  // Not a document list: those never see that a document is a draft.
  return S.listItem()
    .id('unpublished')
    .title(title)
    .icon(EditIcon)
    .child(() =>
      liveQuery<StoredDraft[]>(documentStore, draftsQuery, { types: shownTypes }, 'raw').pipe(
        map((drafts) =>
          S.list()
            .id('unpublished')
            .title(title)
            .items(
              drafts.map(({ _id, _type }) =>
                S.documentListItem().id(getPublishedId(_id)).schemaType(_type),
              ),
            ),
        ),
      ),
    )
}

/** A list for each type: the conditions of all of them are too long for one. */
function missingItem(S: StructureBuilder, language: 'fr' | 'en'): ListItemBuilder {
  const title = missingTitles[language]
  const items = shownTypes.flatMap((name) => {
    const filter = missingIn(language, localizedPlaces(name, schemaTypes))
    if (filter === 'false') return []
    const type = S.documentTypeListItem(name)
    const heading = say(
      `${type.getTitle() ?? name}: ${title}`,
      `${type.getTitle() ?? name} : ${title}`,
    )
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
