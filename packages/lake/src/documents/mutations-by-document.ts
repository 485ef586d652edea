function targetOf(mutation: unknown): unknown {
  if (mutation === null || typeof mutation !== 'object') return null
  const [body]: unknown[] = Object.values(mutation)
  if (body === null || typeof body !== 'object') return null
  return '_id' in body ? body._id : 'id' in body ? body.id : null
}

/** Applied mutations, each of one document, but for those of this document. */
export function mutationsWithout(id: string, mutations: readonly unknown[]): unknown[] {
  return mutations.filter((mutation) => targetOf(mutation) !== id)
}

/** Applied mutations that are of this document. */
export function mutationsFor(id: string, mutations: readonly unknown[]): unknown[] {
  return mutations.filter((mutation) => targetOf(mutation) === id)
}
