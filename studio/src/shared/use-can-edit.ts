import { type CurrentUser, useCurrentUser } from 'sanity'

/** Whether somebody may change content: everybody but viewers. */
export const canEdit = (user: Pick<CurrentUser, 'roles'> | null): boolean =>
  user?.roles.some(({ name }) => name !== 'viewer') ?? false

/** Whether the person at the Studio may change content. */
export function useCanEdit(): boolean {
  return canEdit(useCurrentUser())
}
