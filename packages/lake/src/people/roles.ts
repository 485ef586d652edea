import type { Role } from '../identity.ts'

/** The roles as the Studio shows them. */
export const roles = {
  administrator: {
    name: 'administrator',
    title: 'Administrator',
    description: 'Reads and writes everything, and sees how to reach everybody',
  },
  editor: { name: 'editor', title: 'Editor', description: 'Reads and writes everything' },
  viewer: { name: 'viewer', title: 'Viewer', description: 'Reads everything, drafts included' },
} as const satisfies Record<Role, { name: Role; title: string; description: string }>

/** What a role may do with the documents a GROQ filter names; the Studio grants nothing else. */
export function grantsOf(role: Role): { filter: string; permissions: string[] }[] {
  const permissions =
    role === 'viewer' ? ['read', 'history'] : ['read', 'create', 'update', 'history']
  return [{ filter: '_id in path("**")', permissions }]
}
