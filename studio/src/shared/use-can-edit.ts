import { useCurrentUser } from 'sanity'

/** Whether the person at the Studio may change content: everybody but viewers. */
export function useCanEdit(): boolean {
  return useCurrentUser()?.roles.some(({ name }) => name !== 'viewer') ?? false
}
