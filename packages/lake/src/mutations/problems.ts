import { LakeProblem, type ProblemStatus } from '../problem.ts'
import type { BrokenReference } from './references.ts'

/** A refused mutation in the shape Sanity's clients read: `error.items[].error`. */
export function mutationProblem(
  status: ProblemStatus,
  index: number,
  type: string,
  description: string,
  facts: Record<string, unknown> = {},
): LakeProblem {
  const items = [{ error: { type, description, ...facts }, index }]
  const summary = 'The mutation(s) failed with 1 error(s)'
  return new LakeProblem(status, 'mutationError', summary, { items })
}

/** 409: mutation number `index` creates a document that is there. */
export function alreadyExists(index: number, id: string): LakeProblem {
  const description = `Document by ID "${id}" already exists`
  return mutationProblem(409, index, 'documentAlreadyExistsError', description, { id })
}

/** 409: mutation number `index` patches a document that isn’t there. */
export function notFound(index: number, id: string): LakeProblem {
  const description = `The document with the ID "${id}" was not found`
  return mutationProblem(409, index, 'documentNotFoundError', description, { id })
}

/** 409: mutation number `index` was meant for another revision of the document. */
export function unexpectedRevision(
  index: number,
  id: string,
  current: string,
  expected: string,
): LakeProblem {
  return mutationProblem(
    409,
    index,
    'documentRevisionIDDoesNotMatchError',
    `Document "${id}" has unexpected revision ID ("${current}"), expected ("${expected}")`,
    { id, currentRevisionID: current, expectedRevisionID: expected },
  )
}

/** 409: mutation number `index` would leave a reference that leads nowhere. */
export function brokenReference(index: number, broken: BrokenReference): LakeProblem {
  const { to, from } = broken
  if (broken.kind === 'missing') {
    const description = `Document "${from[0]}" references non-existent document "${to}"`
    const facts = { id: from[0], referenceID: to }
    return mutationProblem(409, index, 'documentReferencesMissingDocumentError', description, facts)
  }
  const names = from.slice(0, 5).map((id) => `"${id}"`)
  const more = from.length > 5 ? ` and ${from.length - 5} more` : ''
  const what = broken.kind === 'deleted' ? 'be deleted' : 'change its type'
  const description = `Document "${to}" cannot ${what} as there are references to it from ${names.join(', ')}${more}`
  const facts = { id: to, referencingIDs: from }
  return mutationProblem(409, index, 'documentHasExistingReferencesError', description, facts)
}
