import * as v from 'valibot'
import type { Mutation } from '../documents/mutation.ts'
import { plainObject } from '../plain-object.ts'
import { LakeProblem } from '../problem.ts'
import { isPath } from './path.ts'

const MAX_MUTATIONS = 10_000
const ID = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,127}$/

const documentId = v.pipe(
  v.string(),
  v.regex(ID, 'must be an id of at most 128 letters, digits, dots, dashes and underscores'),
)
const typeName = v.pipe(v.string(), v.nonEmpty('must not be empty'))
const path = v.pipe(
  v.string(),
  v.check(isPath, 'must be a path such as title, body.en or items[_key=="a"].price'),
)

const newDocument = v.looseObject({ _id: v.optional(documentId), _type: typeName })
const identifiedDocument = v.looseObject({ _id: documentId, _type: typeName })

const selection = {
  id: v.optional(v.union([documentId, v.array(documentId)])),
  query: v.optional(v.string()),
  params: v.optional(plainObject),
}
const items = v.array(v.unknown())
const byPath = <const Value extends v.GenericSchema>(value: Value) =>
  v.pipe(plainObject, v.record(path, value))

const patch = v.object({
  ...selection,
  ifRevisionID: v.optional(v.string()),
  setIfMissing: v.optional(byPath(v.unknown())),
  set: v.optional(byPath(v.unknown())),
  unset: v.optional(v.array(path)),
  diffMatchPatch: v.optional(byPath(v.string())),
  inc: v.optional(byPath(v.number())),
  dec: v.optional(byPath(v.number())),
  insert: v.optional(
    v.union(
      [
        v.strictObject({ before: path, items }),
        v.strictObject({ after: path, items }),
        v.strictObject({ replace: path, items }),
      ],
      'must have items and one of before, after, replace',
    ),
  ),
})

const mutation = v.union(
  [
    v.strictObject({ create: newDocument }),
    v.strictObject({ createOrReplace: identifiedDocument }),
    v.strictObject({ createIfNotExists: identifiedDocument }),
    v.strictObject({ delete: v.object({ ...selection, purge: v.optional(v.boolean()) }) }),
    v.strictObject({ patch }),
  ],
  'must be one of create, createOrReplace, createIfNotExists, delete, patch',
)

const request = v.object({
  mutations: v.pipe(
    v.array(v.unknown()),
    v.maxLength(MAX_MUTATIONS, `must be at most ${MAX_MUTATIONS}`),
  ),
  transactionId: v.optional(v.pipe(v.string(), v.regex(ID, 'must look like an id'))),
})

function fail(where: string, issue: v.BaseIssue<unknown>): never {
  // A union reports its members' reasons only inside; the deepest one says what a person has to change.
  const deepest = issue.issues?.[0] && !issue.path ? issue.issues[0] : issue
  const at = v.getDotPath(deepest)
  throw new LakeProblem(
    400,
    'mutationParseError',
    `${where}${at ? `.${at}` : ''}: ${deepest.message}`,
  )
}

/** Checks one mutation; `index` is its place in the request, for the message of the 400 it throws. */
export function parseMutation(input: unknown, index: number): Mutation {
  const parsed = v.safeParse(mutation, input)
  if (!parsed.success) fail(`mutations[${index}]`, parsed.issues[0])
  const { output } = parsed
  const target = 'patch' in output ? output.patch : 'delete' in output ? output.delete : null
  if (target && (target.id === undefined) === (target.query === undefined)) {
    throw new LakeProblem(
      400,
      'mutationParseError',
      `mutations[${index}]: needs either an id or a query`,
    )
  }
  return output as Mutation
}

/** Checks the body of a mutation request; throws `LakeProblem` 400 saying which part is wrong. */
export function parseMutationRequest(input: unknown): {
  mutations: Mutation[]
  transactionId: string | undefined
} {
  const parsed = v.safeParse(request, input)
  if (!parsed.success) fail('body', parsed.issues[0])
  return {
    mutations: parsed.output.mutations.map(parseMutation),
    transactionId: parsed.output.transactionId,
  }
}
