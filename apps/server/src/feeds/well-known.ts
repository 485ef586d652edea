const day = 86_400_000

/** `/robots.txt`: everything may be read but what visitors' forms talk to; of a copy that is not to be found, nothing. */
export const robots = (origin: string, indexed: boolean): string =>
  indexed
    ? `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
    : `User-agent: *
Disallow: /
`

/** `/.well-known/security.txt`, how to report a weakness (RFC 9116). It never expires while the server runs: half a year from today. */
export function securityTxt(origin: string, now: number): string {
  const expires = new Date(Math.floor(now / day + 182) * day).toISOString()
  return `Contact: ${origin}/en/contact
Expires: ${expires}
Preferred-Languages: fr, en
Canonical: ${origin}/.well-known/security.txt
`
}
