import { type RefObject, useEffect, useRef, useState } from 'react'
import { useScripted } from '../use-scripted.ts'
import { draftIn, draftOf, forgetDraft, keepDraft } from './drafts.ts'

/**
 * Keeps what a visitor types into a form while they read another page, and knows for how long they have had it in sight.
 * @param place names the form among those of all pages
 * @param wish what the page asks it to open with
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  place: string,
  wish: string | null,
) {
  const scripted = useScripted()
  // One that React hydrates came with the document, and has been in sight for as long.
  const [isNew] = useState(scripted)
  const [left] = useState(() => (isNew ? draftOf(place) : undefined))
  const since = useRef(0)
  const key = useRef(left?.key)

  useEffect(() => {
    if (isNew) since.current = left?.since ?? performance.now()
  }, [isNew, left])

  // What was typed before the scripts came.
  useEffect(() => {
    if (!isNew && form.current)
      keepDraft(place, {
        fields: draftIn(form.current),
        wish,
        since: since.current,
        typed: false,
      })
  }, [form, isNew, place, wish])

  const draft = () => ({
    fields: form.current ? draftIn(form.current) : {},
    wish,
    since: since.current,
    key: key.current,
    typed: true,
  })
  return {
    /** What had been left in the form when it opened. */
    left,
    keep: () => keepDraft(place, draft()),
    forget: () => forgetDraft(place),
    /** Forgets what is in the form; gives the function that keeps it again, unless more was typed meanwhile. */
    take() {
      const taken = draft()
      forgetDraft(place)
      return () => keepDraft(place, draftOf(place) ?? taken)
    },
    /** The same for every try to send one filling: a repeated one can't be stored twice. */
    key: () => {
      key.current ??= crypto.randomUUID?.()
      return key.current
    },
    /** How long the visitor has had the form in sight, in ms. */
    inSight: () => Math.round(performance.now() - since.current),
    /** The next form is filled in: its time in sight counts anew, and it gets a key of its own. */
    restart() {
      since.current = performance.now()
      key.current = undefined
    },
  }
}
