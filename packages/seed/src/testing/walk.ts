/** A value somewhere in a document, with the way that leads to it. */
export interface Place {
  /** Such as `page-home.sections[hero].title`. */
  path: string
  value: Record<string, unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object in a value, itself included, outermost first. */
export function* objectsIn(value: unknown, path: string): Generator<Place> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const key = isRecord(item) && typeof item._key === 'string' ? item._key : index
      yield* objectsIn(item, `${path}[${key}]`)
    }
  } else if (isRecord(value)) {
    yield { path, value }
    for (const [name, field] of Object.entries(value)) yield* objectsIn(field, `${path}.${name}`)
  }
}
