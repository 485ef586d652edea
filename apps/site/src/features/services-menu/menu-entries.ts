import type { Layout } from '../../queries/layout.ts'
import type { LocalizedText } from '../../shared/text.tsx'

interface MenuEntry {
  key: string
  href: string
  title: LocalizedText | null
  description: LocalizedText | null
  icon: string | null
}

/** The services an editor put into the menu, and the way to all of them at the end. */
export function menuEntries(navigation: NonNullable<Layout['navigation']>): MenuEntry[] {
  const { services, allServices } = navigation
  const entries = services.map(({ _id, key, ...entry }) => ({ ...entry, key: key ?? _id }))
  if (!allServices?.link) return entries
  const { link, description, icon } = allServices
  return [...entries, { key: 'all', href: link.href, title: link.label, description, icon }]
}
