/** Viewers read everything, editors and administrators also write. */
export type Role = 'administrator' | 'editor' | 'viewer'

/** Who sent a request. */
export interface Identity {
  id: string
  role: Role
  /** As others see them; the id when absent. */
  name?: string
  email?: string
  /** When they have to sign in again, ISO 8601. */
  expiresAt?: string
}
