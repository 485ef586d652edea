import { type RefObject, useEffect } from 'react'

/** How long the page may take to report from where it is sent, in milliseconds. */
const patience = 8_000

/**
 * Loads the wanted page in the frame where the page in it has not gone there by itself. On a busy machine Presentation
 * connects with the page anew, and what it sends meanwhile can be lost.
 */
export function useLoadWhereSent(
  frame: RefObject<HTMLIFrameElement | null>,
  reportedPath: string | null,
  wanted: URL,
): void {
  const { href } = wanted
  const isElsewhere = reportedPath !== null && reportedPath !== wanted.pathname
  useEffect(() => {
    if (!isElsewhere) return
    const timer = setTimeout(() => {
      if (frame.current) frame.current.src = href
    }, patience)
    return () => clearTimeout(timer)
  }, [frame, href, isElsewhere])
}
