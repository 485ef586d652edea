import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** How long a reader stays before the address names the place: milliseconds. */
const staysFor = 500

/**
 * Lets the address name the place being read (`/fr/services#seo`), for whoever copies it, reloads or changes the
 * language. It adds nothing to the history, moves nothing, and waits until the reader stays.
 */
export function useAddressOfPlace(active: string | null, places: readonly string[]): void {
  const router = useRouter()
  const key = places.join(' ')
  useEffect(() => {
    const timer = setTimeout(() => {
      const { hash } = router.state.location
      // Another page is on its way, or the address names a place that is not ours.
      if (router.state.isLoading || (hash && !key.split(' ').includes(hash))) return
      if (hash === (active ?? '')) return
      void router.navigate({
        to: '.',
        search: true,
        hash: active ?? '',
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      })
    }, staysFor)
    return () => clearTimeout(timer)
  }, [router, active, key])
}
