/** What the process around the lake knows of whoever sends a request; it travels as the bindings of the routes. */
export interface Caller {
  /** Where they reach the lake, such as `http://localhost:3900` or `https://www.example.ch/lake`. */
  base: string
  /** Distinguishes clients, so that none takes more than its share. */
  client: string
}

/** The header by which Sanity's clients name the project of a lake whose address does not. */
export const projectHeader = 'x-sanity-project-id'

/** The bindings of routes. */
export interface CallerEnv {
  Bindings: Caller
}

/** What a request says of its caller by itself. */
export function callerOf(request: Request, known: Partial<Caller> = {}): Caller {
  return { base: known.base ?? originOf(request.url), client: known.client ?? 'unknown' }
}

// Parsing the whole address takes longer where a query makes it long.
function originOf(url: string): string {
  return url.slice(0, url.indexOf('/', url.indexOf('://') + 3))
}
