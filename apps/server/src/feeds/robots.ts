/** What robots are asked: everything may be read but what visitors' forms talk to. */
export const robots = (origin: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
