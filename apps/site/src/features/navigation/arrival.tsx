import { useMessages } from '@jalonne/messages'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * What a change of page means to someone who does not see it: the focus moves to the new content, and its title is
 * announced. The router has scrolled to the top by then.
 */
export function Arrival() {
  const text = useMessages()
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        setTitle(document.title)
        // An anchor's target is where the visitor wants to be.
        if (!toLocation.hash) document.getElementById('main')?.focus({ preventScroll: true })
      }),
    [router],
  )
  return (
    <p className="visually-hidden" role="status" data-arrival="">
      {title && text('page.announcement', { title })}
    </p>
  )
}
