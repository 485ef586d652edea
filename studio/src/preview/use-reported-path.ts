import { type RefObject, useEffect, useState } from 'react'
import * as v from 'valibot'

/** `overlay/navigate` is what pages that speak the older protocol call it (`@sanity/presentation-comlink`). */
const report = v.object({
  type: v.picklist(['visual-editing/navigate', 'overlay/navigate']),
  data: v.object({ url: v.string() }),
})

/**
 * The path the page in the frame has reported last, null until it has reported any. Before that Presentation forgets
 * where it is sent: the first report wins.
 */
export function useReportedPath(frame: RefObject<HTMLIFrameElement | null>): string | null {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    const listen = ({ source, data, origin }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !v.is(report, data)) return
      setPath(new URL(data.data.url, origin).pathname)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame])
  return path
}
