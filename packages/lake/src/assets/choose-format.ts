import type { ImageExtension, OutputFormat } from './formats.ts'
import type { Transform } from './parse-transform.ts'

/**
 * The format of the response: what `fm` says, else with `auto=format` the smallest one the browser's `Accept` names, else
 * the image's own. AVIF here cannot be animated, so what is goes to WebP at best. SVG stays as it is (null) unless `fm`
 * asks for pixels.
 */
export function chooseFormat(
  source: ImageExtension,
  transform: Pick<Transform, 'fm' | 'auto'>,
  accept: string,
  isAnimated: boolean,
): OutputFormat | null {
  if (transform.fm) return transform.fm
  if (source === 'svg') return null
  if (transform.auto === 'format') {
    if (!isAnimated && accepts(accept, 'image/avif')) return 'avif'
    if (accepts(accept, 'image/webp')) return 'webp'
    return source === 'avif' || source === 'webp' ? 'png' : source
  }
  return source
}

// Wildcards do not count: a browser that can show AVIF says so, one that sends `image/*` may not.
function accepts(accept: string, type: string): boolean {
  return accept.split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
