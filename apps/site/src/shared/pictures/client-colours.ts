import type { CSSProperties } from 'react'

interface Coloured {
  field: string | null
  ink: string | null
  accent: string | null
}

/** The colours of a firm as `--field`, `--ink` and `--accent`; undefined where it has none, and those of the site hold. */
export function clientColours(client: Coloured | null): CSSProperties | undefined {
  if (!client?.field || !client.ink) return
  return {
    '--field': client.field,
    '--ink': client.ink,
    '--accent': client.accent ?? client.ink,
  }
}
