import { pathLanguage } from '@jalonne/domain'
import type { SiteRouter } from '../../router.tsx'
import { atFirstEvent } from '../../shared/at-first-event.ts'
import { savesData } from '../../shared/saves-data.ts'
import { whenIdle } from '../../shared/when-idle.ts'

/** Of the page itself, the first links only: each costs the visitor some 10 KiB, wanted or not. */
const mostInPage = 3

/** Signs that somebody reads the page. Not a press: what it asks for comes first. */
const signs = ['pointermove', 'keydown', 'scroll']

/**
 * Preloads what the links in sight lead to: once each, one after the other, while the browser is idle, on every page.
 * What the header shows is preloaded at once, what stands in the page from the first sign that somebody reads it.
 * Not for visitors who save data: as for all other links, the first touch, hover or focus is early enough.
 */
export function preloadLinks(router: SiteRouter): void {
  if (savesData()) return
  const known = new Set([router.state.location.pathname])
  let present = false
  let isPreloading = false
  const preloadNext = async () => {
    if (isPreloading) return
    const paths = [...headerPaths(), ...(present ? pagePaths() : [])]
    const next = paths.find((path) => !known.has(path))
    if (!next) return
    known.add(next)
    isPreloading = true
    // A page that can't be had now is fetched again when it is wanted.
    await router.preloadRoute({ to: next }).catch(() => undefined)
    isPreloading = false
    continueWhenIdle()
  }
  const continueWhenIdle = () => whenIdle(() => void preloadNext())
  continueWhenIdle()
  const continueInPage = () => {
    present = true
    continueWhenIdle()
  }
  atFirstEvent(signs, continueInPage)
  // A menu that opens brings more in sight; nothing of a folded one is preloaded.
  document.addEventListener('toggle', continueWhenIdle, { capture: true })
  router.subscribe('onRendered', ({ fromLocation }) => fromLocation && continueInPage())
}

const headerPaths = () => pathsInSight('header nav > ul > li > a')

const pagePaths = () => [...new Set(pathsInSight('main a'))].slice(0, mostInPage)

function pathsInSight(selector: string): string[] {
  const language = pathLanguage(location.pathname)
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)]
    .filter((link) => link.origin === location.origin && pathLanguage(link.pathname) === language)
    .filter(isInSight)
    .map(({ pathname }) => pathname)
}

// `checkVisibility` leaves out what the browser has not laid out yet, without having it do so.
function isInSight(link: HTMLElement): boolean {
  if (!link.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, bottom } = link.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
