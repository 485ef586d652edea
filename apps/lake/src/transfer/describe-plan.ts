import { type ContentDocument, titleOf } from './content-document.ts'
import type { TransferPlan } from './plan.ts'

interface Line {
  type: string
  text: string
}

/**
 * Says what a plan does, type by type with titles: `+` is created, `~` changed, `-` deleted.
 * @param deletes whether documents that only the target has are deleted; else they are counted only
 */
export function describePlan(plan: TransferPlan, deletes: boolean): string {
  const lines: Line[] = [
    ...plan.created.map((document) => line('+', document)),
    ...plan.changed.map(({ document, fields }) => line('~', document, `: ${fields.join(', ')}`)),
    ...(deletes ? plan.extra.map((document) => line('-', document)) : []),
  ]
  const types = [...new Set(lines.map(({ type }) => type))].toSorted()
  const listed = types.flatMap((type) => [
    `  ${type}`,
    ...lines.filter((one) => one.type === type).map(({ text }) => `    ${text}`),
  ])
  return [...listed, ...(listed.length > 0 ? [''] : []), summaryOf(plan, deletes)].join('\n')
}

function line(sign: string, document: ContentDocument, more = ''): Line {
  const { _id, _type } = document
  const draft = _id.startsWith('drafts.') ? ', draft' : ''
  return { type: _type, text: `${sign} ${titleOf(document)} (${_id}${draft})${more}` }
}

/** One sentence of figures. */
function summaryOf(plan: TransferPlan, deletes: boolean): string {
  const extra = plan.extra.length
  const rest = deletes
    ? `${extra} to delete`
    : `${extra} that only the target has${extra > 0 ? ' (kept; --delete removes them)' : ''}`
  return [
    `${plan.created.length} to create`,
    `${plan.changed.length} to change`,
    `${plan.unchanged} unchanged`,
    rest,
    `${plan.newUploads} ${plan.newUploads === 1 ? 'upload' : 'uploads'} to bring along`,
  ].join(', ')
}

/** Whether a plan would leave everything as it is. */
export const isIdle = (plan: TransferPlan, deletes: boolean): boolean =>
  plan.created.length === 0 && plan.changed.length === 0 && (!deletes || plan.extra.length === 0)
