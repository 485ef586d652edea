import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the page in the frame has reported where it is. Before that Presentation forgets where it is sent: the first
 * report wins. It is the message `visual-editing/navigate`, or `overlay/navigate` as pages that speak the older
 * protocol call it (`@sanity/presentation-comlink`).
 */
export function useHasReported(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [hasReported, setHasReported] = useState(false)
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isReport(data)) return
      setHasReported(true)
      removeEventListener('message', listen)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame])
  return hasReported
}

const isReport = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  (data.type === 'visual-editing/navigate' || data.type === 'overlay/navigate')
