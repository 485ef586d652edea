import * as v from 'valibot'
import { documentId, patchOperations } from '../mutations/shapes.ts'
import { plainObject } from '../plain-object.ts'
import { LakeProblem } from '../problem.ts'

const MAX_ACTIONS = 1_000
const PREFIX = 'sanity.action.document.'

const attributes = v.pipe(
  plainObject,
  v.looseObject({ _id: documentId, _type: v.pipe(v.string(), v.nonEmpty('must not be empty')) }),
)

const named = <const Name extends string>(name: Name) => v.literal(`${PREFIX}${name}` as const)
const revision = v.optional(v.string())

const action = v.variant('actionType', [
  v.object({
    actionType: named('create'),
    publishedId: documentId,
    attributes,
    ifExists: v.optional(v.picklist(['fail', 'ignore']), 'fail'),
  }),
  v.object({
    actionType: named('edit'),
    draftId: documentId,
    publishedId: documentId,
    patch: v.object(patchOperations),
  }),
  v.object({
    actionType: named('publish'),
    draftId: documentId,
    publishedId: documentId,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  v.object({ actionType: named('unpublish'), draftId: documentId, publishedId: documentId }),
  v.object({ actionType: named('discard'), draftId: documentId }),
  v.object({ actionType: named('version.discard'), versionId: documentId }),
  v.object({
    actionType: named('delete'),
    publishedId: documentId,
    includeDrafts: v.optional(v.array(documentId), []),
  }),
  v.object({ actionType: named('replaceDraft'), publishedId: documentId, attributes }),
])

/** One step of what an editor does to a document, in the wire format of `/data/actions`. */
export type Action = v.InferOutput<typeof action>

const body = v.object({
  actions: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MAX_ACTIONS)),
  transactionId: v.optional(documentId),
  dryRun: v.optional(v.boolean(), false),
})

/** Checks the body of an action request; throws `LakeProblem` 400 saying which part is wrong. */
export function parseActionRequest(input: unknown): {
  actions: Action[]
  transactionId: string | undefined
  dryRun: boolean
} {
  const fail = (where: string, issue: v.BaseIssue<unknown>): never => {
    const at = v.getDotPath(issue)
    const description = `${where}${at ? `.${at}` : ''}: ${issue.message}`
    throw new LakeProblem(400, 'invalidBodyError', description)
  }
  const parsed = v.safeParse(body, input)
  if (!parsed.success) return fail('body', parsed.issues[0])
  const actions = parsed.output.actions.map((given, index) => {
    const checked = v.safeParse(action, given)
    return checked.success ? checked.output : fail(`actions[${index}]`, checked.issues[0])
  })
  return { ...parsed.output, transactionId: parsed.output.transactionId, actions }
}
