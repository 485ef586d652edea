import { schemaTypes } from '@jalonne/schemas'
import { getPublishedId } from '@sanity/client/csm'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { EditIcon } from '@sanity/icons/Edit'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { LinkRemovedIcon } from '@sanity/icons/LinkRemoved'
import { TranslateIcon } from '@sanity/icons/Translate'
import { map, merge, NEVER, scan, startWith } from 'rxjs'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { apiVersion } from '../connection/api-version.ts'
import type { StudioSettings } from '../connection/settings.ts'
import { DeadLinksPane } from '../dead-links/dead-links-pane.tsx'
import { type LocalizedPlaces, localizedPlaces } from '../languages/localized-paths.ts'
import { missingIn, repeatedIn } from '../languages/missing-filter.ts'
import { say } from '../languages/studio-language.ts'
import { NothingLeft } from '../look/nothing-left.tsx'
import { QuestionsPane } from '../questions/questions-pane.tsx'
import { liveQuery } from '../shared/live-query.ts'
import { shownTypes } from '../shared/shown-types.ts'
import { loadingPane } from './loading-pane.ts'

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

/** What waits for somebody, as far as it is known. */
interface Waiting {
  drafts?: StoredDraft[]
  counts?: Counts
}

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
      merge(
        liveQuery<StoredDraft[]>(documentStore, draftsQuery, params, 'raw').pipe(
          map((drafts) => ({ drafts })),
        ),
        liveQuery<Counts>(documentStore, countsQuery, params, 'drafts').pipe(
          map((counts) => ({ counts })),
        ),
      ).pipe(
        scan((known: Waiting, news) => ({ ...known, ...news }), {}),
        startWith({}),
        map(({ drafts, counts }: Waiting) => {
          for (const draft of drafts ?? []) seen.set(getPublishedId(draft._id), draft)
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

const unpublished = {
  id: 'unpublished',
  title: say('Unpublished changes', 'Modifications non publiées'),
}

/**
 * Not a document list: those never see that a document is a draft.
 * @param drafts left out until they are known
 * @param seen the drafts there have been, by their published ids
 */
function unpublishedItem(
  S: StructureBuilder,
  drafts: StoredDraft[] | undefined,
  seen: ReadonlyMap<string, StoredDraft>,
): ListItemBuilder {
  const { id, title } = unpublished
  return S.listItem()
    .id(id)
    .title(counted(title, drafts?.length ?? 0))
    .icon(EditIcon)
    .child(drafts ? unpublishedList(S, drafts, seen) : loadingPane(S, id, title).child(() => NEVER))
}

function unpublishedList(
  S: StructureBuilder,
  drafts: StoredDraft[],
  seen: ReadonlyMap<string, StoredDraft>,
) {
  const { id, title } = unpublished
  const items = drafts.map(({ _id, _type }) =>
    S.documentListItem().id(getPublishedId(_id)).schemaType(_type),
  )
  // What is published stays open though its line has gone.
  const child = (documentId: string) => {
    const draft = seen.get(documentId)
    return draft && S.defaultDocument({ documentId, schemaType: draft._type })
  }
  return drafts.length > 0
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
      ).child(child)
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

/**
 * A list for each type: the conditions of all of them are too long for one.
 * @param counts left out until they are known
 */
function lackItem(S: StructureBuilder, lack: Lack, counts: Counts | undefined): ListItemBuilder {
  const id = `missing-${lack.name}`
  // Found by its id, not by its item: the last document that was put right stays open though its line has gone.
  const child = (childId: string) => typeList(S, lack, childId)
  const all = lack.filters.reduce((sum, { type }) => sum + countOf(lack, type, counts), 0)
  return S.listItem()
    .id(id)
    .title(counted(lack.title, all))
    .icon(TranslateIcon)
    .child((counts ? lackList(S, id, lack, counts) : loadingPane(S, id, lack.title)).child(child))
}

const countOf = ({ name }: Lack, type: string, counts: Counts = {}) =>
  counts[`${name}_${type}`] ?? 0

function lackList(S: StructureBuilder, id: string, lack: Lack, counts: Counts) {
  const items = lack.filters
    .filter(({ type }) => countOf(lack, type, counts) > 0)
    .map(({ type }) => {
      const item = S.documentTypeListItem(type)
      const title = counted(item.getTitle() ?? type, countOf(lack, type, counts))
      return item.id(`${id}-${type}`).title(title)
    })
  return items.length > 0
    ? S.list().id(id).title(lack.title).items(items)
    : nothingLeft(
        S,
        id,
        lack.title,
        say('Nothing left: everything is translated.', 'Plus rien à faire : tout est traduit.'),
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
