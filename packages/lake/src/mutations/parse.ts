import * as v from 'valibot'
import type { Mutation } from '../documents/mutation.ts'
import { objectWith, plainObject } from '../plain-object.ts'
import { LakeProblem } from '../problem.ts'
import { createdId, documentId, patchOperations, selection, typeName, writtenId } from './shapes.ts'

const maxMutations = 10_000

const identified = objectWith({ _id: writtenId, _type: typeName })
const operations = {
  create: objectWith({ _id: v.optional(createdId), _type: typeName }),
  createOrReplace: identified,
  createIfNotExists: identified,
  delete: v.strictObject({ ...selection, purge: v.optional(v.boolean()) }),
  patch: v.strictObject({ ...selection, ...patchOperations }),
}

// What is not known is refused: a misspelt guard or a dry run would change documents for good.
const request = v.strictObject({
  mutations: v.pipe(
    v.array(v.unknown()),
    v.maxLength(maxMutations, `must be at most ${maxMutations}`),
  ),
  transactionId: v.optional(documentId),
  dryRun: v.optional(v.boolean(), false),
})

function refuse(where: string, reason: string): never {
  throw new LakeProblem(400, 'mutationParseError', `${where}: ${reason}`)
}

function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown, where: string) {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const path = v.getDotPath(issue)
  return refuse(path ? `${where}.${path}` : where, issue.message)
}

function isOperation(name: string | undefined): name is keyof typeof operations {
  return name !== undefined && Object.hasOwn(operations, name)
}

/** Checks one mutation; `index` is its place in the request, for the message of the 400 it throws. */
export function parseMutation(input: unknown, index: number): Mutation {
  const where = `mutations[${index}]`
  const given = parse(plainObject, input, where)
  const [name, ...others] = Object.keys(given)
  if (!isOperation(name) || others.length > 0) {
    return refuse(where, `must be one of ${Object.keys(operations).join(', ')}`)
  }
  const body = parse(operations[name], given[name], `${where}.${name}`)
  if (name === 'delete' || name === 'patch') {
    const isSelected = 'id' in body !== 'query' in body
    if (!isSelected) refuse(where, 'needs either an id or a query')
  }
  // Each operation was checked against its own shape.
  return { [name]: body } as Mutation
}

/**
 * Checks the body of a mutation request; throws `LakeProblem` 400 saying which part is wrong.
 * @param named the transaction's id, if the body has none
 */
export function parseMutationRequest(
  input: unknown,
  named?: string,
): {
  mutations: Mutation[]
  transactionId: string | undefined
  dryRun: boolean
} {
  const { mutations, dryRun, transactionId = named } = parse(request, input, 'body')
  return {
    mutations: mutations.map(parseMutation),
    transactionId: parse(v.optional(documentId), transactionId, 'transactionId'),
    dryRun,
  }
}
