import { findRedirect } from '@jalonne/domain'
import { useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { redirectsQuery } from '../../queries/redirects.ts'
import { useConfig } from '../../shared/config.tsx'
import { useLanguage } from '../../shared/language.tsx'

/** How long a page that is gone waits for a redirect, in ms: the Studio sets it a moment after the page has moved. */
const patience = 10_000

/**
 * The content of the page at a path, or what was last there: a page that moves is not taken from under its reader, who
 * may be filling in a form. Whoever comes next is led on by the server, or by the route's loader. Throws not-found where
 * nothing was there, or no redirect leads on; in a preview at once, for there an editor looks at what becomes of it.
 */
export function useLastThere<Content>(content: Content | null, path: string): Content {
  const language = useLanguage()
  const { draft } = useConfig()
  const [last, setLast] = useState({ path, content })
  if (content !== null && (last.content !== content || last.path !== path))
    setLast({ path, content })
  const isGone = content === null && last.path === path && last.content !== null && !draft
  const redirects = useQuery({ ...redirectsQuery(), enabled: isGone })
  const isOver = useIsOver(isGone, path)
  if (content !== null) return content
  const leadsOn = redirects.data && findRedirect(redirects.data.data, path, language)
  if (!isGone || last.content === null || (isOver && !leadsOn)) throw notFound()
  return last.content
}

/** Whether the time to wait at a path is over. */
function useIsOver(isGone: boolean, path: string): boolean {
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    if (!isGone) return
    const timer = setTimeout(() => setOver(path), patience)
    return () => {
      clearTimeout(timer)
      setOver(null)
    }
  }, [isGone, path])
  return over === path
}
