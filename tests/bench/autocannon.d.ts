/** The part of autocannon the benchmarks use; the package has no types of its own. */
declare module 'autocannon' {
  interface Options {
    url: string
    /** Connections at once. */
    connections: number
    overallRate?: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
    /** Asked for in turn, on each connection. */
    requests?: { path: string }[]
  }
  interface Result {
    requests: { average: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
