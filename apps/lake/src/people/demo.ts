import type { Person } from '@jalonne/lake'

const someone = { email: null, isRobot: false, createdAt: new Date(0).toISOString() }

/** Who one can be with a click while a lake is on this machine only and has no users. */
export const demoPeople: Person[] = [
  { ...someone, id: 'demo-editor', name: 'Demo editor', role: 'editor', isActive: true },
  { ...someone, id: 'demo-viewer', name: 'Demo viewer', role: 'viewer', isActive: true },
]
