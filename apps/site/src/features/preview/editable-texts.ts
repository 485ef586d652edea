import type { StegaConfig } from '@sanity/client'
import type { DraftMode } from '../../draft-mode.ts'

type Text = Parameters<Exclude<StegaConfig['filter'], undefined>>[0]

/**
 * Which texts carry, in invisible characters, the field they come from: those an editor wrote for people to read. Never
 * what code compares, follows or counts, and nothing of what only machines read.
 */
export const editableTexts = ({ studio }: Extract<DraftMode, { kind: 'studio' }>) =>
  ({ enabled: true, studioUrl: studio, filter: isEditable }) satisfies StegaConfig

const languages = new Set<unknown>(['fr', 'en'])
/** Fields for people that are the same in both languages, by type of document. */
const names = new Map([
  ['testimonial', new Set<unknown>(['name', 'company'])],
  ['person', new Set<unknown>(['name'])],
])
/** Parts of a result that end up in the head of the page. */
const inHead = new Set<unknown>(['seo', 'seoTitle', 'excerpt', 'breadcrumbs'])

function isEditable({ sourcePath, sourceDocument, resultPath }: Text): boolean {
  if (inHead.has(resultPath[0])) return false
  const last = sourcePath.at(-1)
  if (sourcePath.length === 1) return names.get(sourceDocument._type)?.has(last) ?? false
  if (sourcePath[0] === 'social' || sourcePath[0] === 'hosts') return false
  if (languages.has(last)) return true
  // A span of formatted text: body.fr[…].children[…].text
  return last === 'text' && sourcePath.some((step) => languages.has(step))
}
