import { pathLanguage } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { focusPlace } from '../../shared/focus-place.ts'
import { isGoingBack } from '../../shared/follow-history.ts'

/**
 * What a change of page means: dialogs and menus close as it begins. Once the new page shows and the router has scrolled, its
 * content fades in, the focus moves to it, or to the place its address names, or to what in it is marked by
 * `data-arrival-focus`, and its title is announced. On the way back the focus returns to the link that led away.
 */
export function Arrival() {
  const text = useMessages()
  const router = useRouter()
  const [title, setTitle] = useState('')
  const leftBy = useRef(new Map<string, { href: string; place: number }>())
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // Formatted once more, it would be the old page's title in the new one's language.
        setTitle('')
        const link = document.activeElement?.closest<HTMLElement>('a')
        const href = link?.getAttribute('href')
        leftBy.current.delete(fromLocation.pathname)
        if (link && href)
          leftBy.current.set(fromLocation.pathname, { href, place: linksTo(href).indexOf(link) })
        for (const dialog of document.querySelectorAll('dialog')) dialog.close()
        for (const menu of document.querySelectorAll<HTMLElement>('[popover="auto"]'))
          menu.hidePopover?.()
      }),
    [router],
  )
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        // Another link, or the way back, may have overtaken the switch to a language the document has been marked with.
        const language = pathLanguage(toLocation.pathname)
        // Even the same one would have every element's style worked out anew.
        if (language && language !== document.documentElement.lang)
          document.documentElement.lang = language
        if (!fromLocation || !pathChanged) return
        setTitle(document.title)
        const main = document.getElementById('main')
        fadeIn(main)
        const link = isGoingBack() ? leftBy.current.get(toLocation.pathname) : undefined
        const left = link && linksTo(link.href)[link.place]
        const start =
          // One in a menu that has closed can't take it.
          (left?.checkVisibility() ? left : null) ??
          document.getElementById(toLocation.hash) ??
          main?.querySelector<HTMLElement>('[data-arrival-focus]') ??
          main
        if (start && !isAsking()) focusPlace(start)
      }),
    [router],
  )
  return (
    <p className="visually-hidden" role="status" data-arrival="">
      {title && text('page.announcement', { title })}
    </p>
  )
}

// Whoever asks the assistant goes on with it: its field stays from page to page.
const isAsking = () => document.activeElement?.matches('[data-dock] input') ?? false

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('a')].filter(
    (link) => link.getAttribute('href') === href,
  )

// Not by a view transition: that takes a picture of the old page before it lets the new one come.
function fadeIn(content: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  content?.animate?.({ opacity: [0.2, 1] }, { duration: 200, easing: 'ease-out' })
}
