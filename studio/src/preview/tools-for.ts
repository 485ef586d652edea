import type { CurrentUser, Tool } from 'sanity'
import { canEdit } from '../shared/use-can-edit.ts'

/** The name Presentation gives its tool. */
const previewTool = 'presentation'

/**
 * The tools of the Studio, without the preview for somebody who may only read: Presentation leaves a secret in the lake to
 * open the site with, which takes an editor, and shows an empty frame without it.
 */
export const toolsFor = (user: Pick<CurrentUser, 'roles'> | null, tools: Tool[]): Tool[] =>
  canEdit(user) ? tools : tools.filter(({ name }) => name !== previewTool)
