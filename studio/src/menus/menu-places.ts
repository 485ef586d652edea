import { itemsOf } from '@jalonne/domain'
import { mostHeaderLinks } from '@jalonne/schemas'
import type { SanityClient } from '@sanity/client'
import { getDraftId } from '@sanity/client/csm'
import { say } from '../languages/studio-language.ts'
import { studioText } from '../languages/studio-text.ts'
import { isConflict } from '../shared/is-conflict.ts'

/** A link of the navigation, as much of it as tells where it leads. */
interface MenuLink {
  _key: string
  page?: { _ref: string } | null
}

interface MenuColumn {
  _key: string
  title?: { fr?: string; en?: string } | null
  links?: MenuLink[] | null
}

/** The navigation as it is stored, published or draft. */
export interface StoredNavigation {
  _id: string
  header?: MenuLink[] | null
  footer?: MenuColumn[] | null
}

/** A menu that a page can stand in. */
export interface MenuPlace {
  /** `header`, or the key of a column of the footer. */
  id: string
  title: string
  holds: boolean
  /** Why no further link fits, if none does. */
  full: string | null
}

/** The menus of the site, and whether a page stands in them. */
export function menuPlaces(navigation: StoredNavigation, pageId: string): MenuPlace[] {
  const header = linksAt(navigation, 'header')
  return [
    {
      id: 'header',
      title: say('Header', 'En-tête'),
      holds: leadsTo(header, pageId),
      full:
        header.length < mostHeaderLinks
          ? null
          : say(
              `The header has ${mostHeaderLinks} links, which is all it can hold.`,
              `L’en-tête a ${mostHeaderLinks} liens et n’en tient pas davantage.`,
            ),
    },
    ...itemsOf<MenuColumn>(navigation.footer).map(({ _key, title, links }) => {
      const name = studioText(title ?? {}) ?? ''
      return {
        id: _key,
        title: say(`Footer: ${name}`, `Pied de page : ${name}`),
        holds: leadsTo(itemsOf(links), pageId),
        full: null,
      }
    }),
  ]
}

const leadsTo = (links: readonly MenuLink[], pageId: string) =>
  links.some(({ page }) => page?._ref === pageId)

interface MenuChange {
  place: string
  pageId: string
  /** What the link is called, where one is added. */
  label: { fr?: string; en?: string }
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
  const ids = ['navigation', getDraftId('navigation')]
  const stored = await client.getDocuments<StoredNavigation>(ids)
  const transaction = client.transaction()
  for (const navigation of stored) {
    const path = navigation && pathOf(navigation, change.place)
    if (!navigation || !path) continue
    transaction.patch(navigation._id, (read) => {
      const patch = read.ifRevisionId(navigation._rev)
      const keys = linksAt(navigation, change.place)
        .filter(({ page }) => page?._ref === change.pageId)
        .map(({ _key }) => `${path}[_key=="${_key}"]`)
      if (!change.show) return patch.unset(keys)
      const list = patch.setIfMissing({ [path]: [] })
      return keys.length > 0 ? list : list.append(path, [newLink(change)])
    })
  }
  await transaction.commit({ visibility: 'sync' })
}

const newLink = ({ pageId, label }: MenuChange) => ({
  _type: 'link',
  _key: crypto.randomUUID().slice(0, 12),
  label: { _type: 'localeString', ...label },
  page: { _type: 'reference', _ref: pageId },
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
