import { cityOfPath, cityPath, cityTemplatePaths } from '@jalonne/domain'
import { inNoRelease } from '@jalonne/schemas/in-no-release'
import type { SanityClient } from '@sanity/client'
import { getPublishedId, isDraftId } from '@sanity/client/csm'

/** A redirect as it is stored. */
export interface StoredRedirect {
  _id: string
  from?: string
  to?: string
}

/** What becomes of the redirects when something moves. */
export interface RedirectChanges {
  /** Redirects that led to the old address, with where they lead now. */
  led: { _id: string; to: string }[]
  /** Redirects away from the new address, which is a place to arrive at now, and the draft that the changed one replaces. */
  gone: string[]
  /** The redirect from the old address, which visitors follow at once; without an id where it is new. */
  moved: { _id: string | null; from: string; to: string }
}

/**
 * Leads visitors from an old address to the new one without a chain or a loop: what led to the old address leads to the
 * new one directly, and nothing leads away from that.
 * @param redirects what is published, and drafts
 */
export function redirectChanges(
  from: string,
  to: string,
  redirects: readonly StoredRedirect[],
): RedirectChanges {
  const published = new Map<string, StoredRedirect>(
    redirects.filter(({ _id }) => !isDraftId(_id)).map((redirect) => [redirect._id, redirect]),
  )
  const ofAddress = redirects
    .filter((redirect) => redirect.from === from)
    .map(({ _id }) => ({ _id, publishedId: getPublishedId(_id) }))
  // A draft of a redirect that visitors follow from elsewhere is not the one to change.
  const own = ofAddress.find(
    ({ publishedId }) => (published.get(publishedId)?.from ?? from) === from,
  )
  const replaced = ofAddress.filter(({ publishedId }) => publishedId === own?.publishedId)
  const others = redirects.filter((redirect) => !replaced.some(({ _id }) => _id === redirect._id))
  return {
    led: others.flatMap(({ _id, from: start, to: target = '' }) => {
      const [path = ''] = target.split(/[?#]/)
      const rest = target.slice(path.length)
      return path === from && start !== to ? [{ _id, to: to + rest }] : []
    }),
    gone: [
      ...others.filter(({ from: start }) => start === to).map(({ _id }) => _id),
      ...replaced.filter(({ _id }) => isDraftId(_id)).map(({ _id }) => _id),
    ],
    moved: { _id: own?.publishedId ?? null, from, to },
  }
}

/** A move with that of the other page whose address ends in the same town. */
function movesWith(from: string, to: string): { from: string; to: string }[] {
  const [old, town] = [cityOfPath(from), cityOfPath(to)]
  if (old === null || town === null) return [{ from, to }]
  return cityTemplatePaths.map((page) => ({ from: cityPath(old, page), to: cityPath(town, page) }))
}

/** Writes the redirects that a move needs, at once or not at all. */
export async function redirectMove(client: SanityClient, from: string, to: string): Promise<void> {
  const redirects = await client
    .withConfig({ perspective: 'raw' })
    .fetch<StoredRedirect[]>(`*[_type == "redirect" && ${inNoRelease}]{_id, from, to}`)
  const transaction = client.transaction()
  for (const move of movesWith(from, to)) {
    const { led, gone, moved } = redirectChanges(move.from, move.to, redirects)
    const { _id, ...addresses } = moved
    const redirect = { _type: 'redirect', ...addresses, permanent: true }
    for (const id of gone) transaction.delete(id)
    for (const { _id, to: target } of led) transaction.patch(_id, { set: { to: target } })
    // The lake gives a new one its id: one made of the address could be that of another redirect.
    if (_id) transaction.createOrReplace({ _id, ...redirect })
    else transaction.create(redirect)
  }
  await transaction.commit({ visibility: 'sync' })
}
