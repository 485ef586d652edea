import { LakeProblem } from '../problem.ts'
import { parseJson } from './parse-json.ts'

/** The search of an address. Nothing else of it is parsed, which takes longer where a query makes it long. */
export function searchOf(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start))
}

/** Query parameters `$name=<JSON>` of a URL. Throws `LakeProblem` 400 as `parseJson` does. */
export function groqParams(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, value] of search) {
    if (!name.startsWith('$')) continue
    params[name.slice(1)] = parseJson(value, `The parameter ${name}`)
  }
  return params
}

/** A switch such as `returnIds=true`. Throws `LakeProblem` 400 for anything but true and false. */
export function flag(search: URLSearchParams, name: string, fallback = false): boolean {
  const value = search.get(name)
  if (value === null) return fallback
  if (value === 'true') return true
  if (value === 'false') return false
  throw new LakeProblem(400, 'invalidParamError', `${name} must be true or false`)
}

/** A whole number from 1 to `most`. Throws `LakeProblem` 400 for anything else. */
export function whole(
  search: URLSearchParams,
  name: string,
  fallback: number,
  most: number,
): number {
  const text = search.get(name)
  if (text === null) return fallback
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (value >= 1) return Math.min(value, most)
  throw new LakeProblem(400, 'invalidParamError', `${name} must be a number from 1 to ${most}`)
}
