import { itemsOf } from '@jalonne/domain'
import { mostHeaderLinks } from '@jalonne/schemas'
import type { SanityClient } from '@sanity/client'
import { say } from '../languages/studio-language.ts'
import { studioText } from '../languages/studio-text.ts'
import { isConflict } from '../shared/is-conflict.ts'

/** A link of the navigation. */
interface MenuLink {
  _key: string
  /** Where it leads on the site, without language: of a service, the address of its page. */
  path?: string | null
}

interface MenuColumn {
  _key: string
  title?: { fr?: string; en?: string } | null
  links?: MenuLink[] | null
}

/** The navigation as it is stored, published or draft; see `navigationFields`. */
export interface StoredNavigation {
  _id: string
  _rev: string
  header?: MenuLink[] | null
  footer?: MenuColumn[] | null
}

const links = '{_key, "path": coalesce(page->path, path)}'
/** What of the document a query has to read. */
export const navigationFields = `{_id, _rev, header[]${links}, footer[]{_key, title, links[]${links}}}`

/** A menu that a page can stand in. */
export interface MenuPlace {
  /** `header`, or the key of a column of the footer. */
  id: string
  title: string
  holds: boolean
  /** Why that can't be changed, if it can't. */
  fixed: string | null
}

/** The menus of the site, and whether the page at an address without language stands in them. */
export function menuPlaces(navigation: StoredNavigation, path: string): MenuPlace[] {
  const header = linksAt(navigation, 'header')
  return [
    {
      id: 'header',
      title: say('Header', 'En-tête'),
      ...stateOf(header, path, mostHeaderLinks),
    },
    ...itemsOf<MenuColumn>(navigation.footer).map(({ _key, title, links }) => {
      const name = studioText(title ?? {}) ?? ''
      return {
        id: _key,
        title: say(`Footer: ${name}`, `Pied de page : ${name}`),
        ...stateOf(itemsOf(links), path),
      }
    }),
  ]
}

function stateOf(links: readonly MenuLink[], path: string, most = Number.POSITIVE_INFINITY) {
  const holds = links.some(leadsTo(path))
  if (holds) return { holds, fixed: links.every(leadsTo(path)) ? lastLink : null }
  const full = say(
    `The header has ${most} links, which is all it can hold.`,
    `L’en-tête a ${most} liens et n’en tient pas davantage.`,
  )
  return { holds, fixed: links.length < most ? null : full }
}

const leadsTo = (path: string) => (link: MenuLink) => link.path === path

/** An empty menu is nothing that may be published. */
const lastLink = say(
  'No other link stands here: add one in Navigation first, or remove the column there.',
  'Aucun autre lien ne se trouve ici : ajoutez-en un dans Navigation, ou supprimez-y la colonne.',
)

interface MenuChange {
  place: string
  page: { id: string; path: string }
  show: boolean
}

/** Puts a page at the end of a menu, or takes it out; the draft of the navigation, if there is one, changes with it. */
export async function changeMenu(client: SanityClient, change: MenuChange): Promise<void> {
  await changeAsRead(client, change).catch((error) => {
    if (!isConflict(error)) throw error
    // Somebody wrote in the navigation after it was read, perhaps this very link.
    return changeAsRead(client, change)
  })
}

async function changeAsRead(client: SanityClient, change: MenuChange): Promise<void> {
  const stored = await client.fetch<StoredNavigation[]>(
    `*[_id in ["navigation", "drafts.navigation"]]${navigationFields}`,
    {},
    { perspective: 'raw' },
  )
  const transaction = client.transaction()
  for (const navigation of stored) {
    const path = pathOf(navigation, change.place)
    if (!path) continue
    const links = linksAt(navigation, change.place)
    if (!change.show && links.every(leadsTo(change.page.path))) throw new Error(lastLink)
    transaction.patch(navigation._id, (read) => {
      const patch = read.ifRevisionId(navigation._rev)
      const keys = links
        .filter(leadsTo(change.page.path))
        .map(({ _key }) => `${path}[_key=="${_key}"]`)
      if (!change.show) return patch.unset(keys)
      const list = patch.setIfMissing({ [path]: [] })
      return keys.length > 0 ? list : list.append(path, [newLink(change)])
    })
  }
  await transaction.commit({ visibility: 'sync' })
}

/** Without a text of its own it takes the name of the page, also when that changes. */
const newLink = ({ page }: MenuChange) => ({
  _type: 'link',
  _key: crypto.randomUUID().slice(0, 12),
  page: { _type: 'reference', _ref: page.id },
})

function linksAt({ header, footer }: StoredNavigation, place: string): MenuLink[] {
  if (place === 'header') return itemsOf(header)
  return itemsOf(itemsOf<MenuColumn>(footer).find(({ _key }) => _key === place)?.links)
}

function pathOf({ footer }: StoredNavigation, place: string): string | null {
  if (place === 'header') return 'header'
  return itemsOf<MenuColumn>(footer).some(({ _key }) => _key === place)
    ? `footer[_key=="${place}"].links`
    : null
}
