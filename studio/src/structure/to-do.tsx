import { schemaTypes } from '@jalonne/schemas'
import { getPublishedId } from '@sanity/client/csm'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { EditIcon } from '@sanity/icons/Edit'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { LinkRemovedIcon } from '@sanity/icons/LinkRemoved'
import { TranslateIcon } from '@sanity/icons/Translate'
import { combineLatest, map } from 'rxjs'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import type { StudioSettings } from '../connection/settings.ts'
import { DeadLinksPane } from '../dead-links/dead-links-pane.tsx'
import { type LocalizedPlaces, localizedPlaces } from '../languages/localized-paths.ts'
import { missingIn, repeatedIn } from '../languages/missing-filter.ts'
import { say } from '../languages/studio-language.ts'
import { NothingLeft } from '../look/nothing-left.tsx'
import { QuestionsPane } from '../questions/questions-pane.tsx'
import { apiVersion } from '../shared/api-version.ts'
import { liveQuery } from '../shared/live-query.ts'
import { shownTypes } from '../shared/shown-types.ts'

/** What the texts of a document can lack: a list each. */
const lacks = [
  {
    name: 'en',
    title: say('English is missing', 'L’anglais manque'),
    filter: (places: LocalizedPlaces) => missingIn('en', places),
  },
  {
    name: 'fr',
    title: say('French is missing', 'Le français manque'),
    filter: (places: LocalizedPlaces) => missingIn('fr', places),
  },
  {
    name: 'repeated',
    title: say('Same text in both languages', 'Même texte dans les deux langues'),
    filter: repeatedIn,
  },
].map(({ filter, ...lack }) => ({
  ...lack,
  filters: shownTypes
    .map((type) => ({ type, filter: filter(localizedPlaces(type, schemaTypes)) }))
    .filter((each) => each.filter !== 'false'),
}))

type Lack = (typeof lacks)[number]

/** How many documents lack something, by lack and type: `{ "en_page": 2 }`. */
type Counts = Record<string, number>

const countsQuery = {
  fetch: `{${lacks
    .flatMap(({ name, filters }) =>
      filters.map(
        ({ type, filter }) => `"${name}_${type}":count(*[_type=="${type}"&&(${filter})])`,
      ),
    )
    .join()}}`,
  listen: '*[_type in $types]',
}

interface StoredDraft {
  _id: string
  _type: string
}

const draftsQuery =
  '*[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc) {_id, _type}'

/** What waits for somebody: changes that visitors do not see yet, texts without a translation, links that lead nowhere, visitors' questions. */
export function toDoItem(
  S: StructureBuilder,
  { documentStore }: StructureResolverContext,
  { siteOrigin }: StudioSettings,
): ListItemBuilder {
  const title = say('To do', 'À faire')
  const params = { types: shownTypes }
  const seen = new Map<string, StoredDraft>()
  return S.listItem()
    .id('to-do')
    .title(title)
    .icon(CheckmarkCircleIcon)
    .child(() =>
      combineLatest([
        liveQuery<StoredDraft[]>(documentStore, draftsQuery, params, 'raw'),
        liveQuery<Counts>(documentStore, countsQuery, params, 'drafts'),
      ]).pipe(
        map(([drafts, counts]) => {
          for (const draft of drafts) seen.set(getPublishedId(draft._id), draft)
          return S.list()
            .id('to-do')
            .title(title)
            .items([
              unpublishedItem(S, drafts, seen),
              ...lacks.map((lack) => lackItem(S, lack, counts)),
              deadLinksItem(S),
              ...(siteOrigin ? [openQuestionsItem(S, siteOrigin)] : []),
            ])
        }),
      ),
    )
}

const counted = (title: string, count: number) => (count > 0 ? `${title} (${count})` : title)

/**
 * Not a document list: those never see that a document is a draft.
 * @param seen the drafts there have been, by their published ids
 */
function unpublishedItem(
  S: StructureBuilder,
  drafts: StoredDraft[],
  seen: ReadonlyMap<string, StoredDraft>,
): ListItemBuilder {
  const id = 'unpublished'
  const title = say('Unpublished changes', 'Modifications non publiées')
  const items = drafts.map(({ _id, _type }) =>
    S.documentListItem().id(getPublishedId(_id)).schemaType(_type),
  )
  // What is published stays open though its line has gone.
  const child = (documentId: string) => {
    const draft = seen.get(documentId)
    return draft && S.defaultDocument({ documentId, schemaType: draft._type })
  }
  return S.listItem()
    .id(id)
    .title(counted(title, drafts.length))
    .icon(EditIcon)
    .child(
      drafts.length > 0
        ? // Links to a document lead to the list where it lives, not here.
          S.list()
            .id(id)
            .title(title)
            .items(items)
            .child(child)
            .canHandleIntent(() => false)
        : nothingLeft(
            S,
            id,
            title,
            say('Nothing left: everything is published.', 'Plus rien à faire : tout est publié.'),
          ).child(child),
    )
}

/** Not counted in advance: it takes every document to know. */
function deadLinksItem(S: StructureBuilder): ListItemBuilder {
  const id = 'dead-links'
  const title = say('Links that lead nowhere', 'Liens sans issue')
  return S.listItem()
    .id(id)
    .title(title)
    .icon(LinkRemovedIcon)
    .child(S.component(DeadLinksPane).id(id).title(title))
}

/** Kept by the site's server, so that there are none where the Studio knows no site. */
function openQuestionsItem(S: StructureBuilder, siteOrigin: string): ListItemBuilder {
  const id = 'open-questions'
  const title = say('Questions without an answer', 'Questions sans réponse')
  return S.listItem()
    .id(id)
    .title(title)
    .icon(HelpCircleIcon)
    .child(S.component(QuestionsPane).options({ siteOrigin }).id(id).title(title))
}

const nothingLeft = (S: StructureBuilder, id: string, title: string, sentence: string) =>
  S.component(() => <NothingLeft>{sentence}</NothingLeft>)
    .id(id)
    .title(title)

/** A list for each type: the conditions of all of them are too long for one. */
function lackItem(S: StructureBuilder, lack: Lack, counts: Counts): ListItemBuilder {
  const id = `missing-${lack.name}`
  const documentsOf = (type: string) => counts[`${lack.name}_${type}`] ?? 0
  const left = lack.filters.filter(({ type }) => documentsOf(type) > 0)
  const items = left.map(({ type }) => {
    const item = S.documentTypeListItem(type)
    return item.id(`${id}-${type}`).title(counted(item.getTitle() ?? type, documentsOf(type)))
  })
  // Found by its id, not by its item: the last document that was put right stays open though its line has gone.
  const child = (childId: string) => typeList(S, lack, childId)
  return S.listItem()
    .id(id)
    .title(
      counted(
        lack.title,
        left.reduce((sum, { type }) => sum + documentsOf(type), 0),
      ),
    )
    .icon(TranslateIcon)
    .child(
      items.length > 0
        ? S.list().id(id).title(lack.title).items(items).child(child)
        : nothingLeft(
            S,
            id,
            lack.title,
            say('Nothing left: everything is translated.', 'Plus rien à faire : tout est traduit.'),
          ).child(child),
    )
}

function typeList(S: StructureBuilder, { name, title, filters }: Lack, id: string) {
  const found = filters.find(({ type }) => id === `missing-${name}-${type}`)
  if (!found) return undefined
  const typeTitle = S.documentTypeListItem(found.type).getTitle() ?? found.type
  return S.documentList()
    .id(id)
    .title(say(`${typeTitle}: ${title}`, `${typeTitle} : ${title}`))
    .apiVersion(apiVersion)
    .schemaType(found.type)
    .filter(`_type == $type && (${found.filter})`)
    .params({ type: found.type })
    .initialValueTemplates([])
}
