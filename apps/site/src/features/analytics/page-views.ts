import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { track } from '../../shared/track.ts'

/** Counts the first page and every one after it. */
export function usePageViews(): void {
  const router = useRouter()
  useEffect(() => {
    const note = (pathname: string) => track('page_view', { page_path: pathname })
    note(router.state.location.pathname)
    return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (fromLocation && pathChanged) note(toLocation.pathname)
    })
  }, [router])
}
