import * as v from 'valibot'
import { documentId } from '../mutations/shapes.ts'
import { LakeProblem } from '../problem.ts'
import { type Action, action, contradiction } from './shapes.ts'

const maxActions = 1_000

const body = v.object({
  actions: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(maxActions)),
  transactionId: v.optional(documentId),
  dryRun: v.optional(v.boolean(), false),
})

function refuse(where: string, reason: string): never {
  throw new LakeProblem(400, 'invalidBodyError', `${where}: ${reason}`)
}

function fail(where: string, issue: v.BaseIssue<unknown>): never {
  const at = v.getDotPath(issue)
  return refuse(`${where}${at ? `.${at}` : ''}`, issue.message)
}

/** Checks the body of an action request; throws `LakeProblem` 400 saying which part is wrong. */
export function parseActionRequest(input: unknown): {
  actions: Action[]
  transactionId: string | undefined
  dryRun: boolean
} {
  const parsed = v.safeParse(body, input)
  if (!parsed.success) return fail('body', parsed.issues[0])
  const actions = parsed.output.actions.map((given, index) => {
    const where = `actions[${index}]`
    const checked = v.safeParse(action, given)
    if (!checked.success) return fail(where, checked.issues[0])
    const wrong = contradiction(checked.output)
    return wrong === null ? checked.output : refuse(where, wrong)
  })
  return { ...parsed.output, transactionId: parsed.output.transactionId, actions }
}
