/** As much of a type definition as it takes to find the bilingual texts in it. */
interface Definition {
  name?: string
  type?: string
  fields?: readonly Definition[]
  of?: readonly Definition[]
}

/** Where bilingual texts are within a type. */
export interface LocalizedPlaces {
  /** The types of texts, by dotted path: `title` → `localeString`, `seo.description` → `localeText`. */
  texts: Map<string, string>
  /** Lists whose items hold texts, by dotted path: `features`. */
  lists: Map<string, LocalizedPlaces>
}

/** Whether a type holds one text in both languages. `localeImage` is an image with such a text in it. */
export const isLocalized = (type: string | undefined) =>
  type !== undefined && /^locale[A-Z]/.test(type) && type !== 'localeImage'

/** Finds the bilingual texts of a type, through its objects and lists. References are other documents' matter. */
export function localizedPlaces(name: string, types: readonly Definition[]): LocalizedPlaces {
  const known = new Map(types.map((type) => [type.name, type]))
  const places = (): LocalizedPlaces => ({ texts: new Map(), lists: new Map() })
  const visit = (definition: Definition, path: string, into: LocalizedPlaces, above: string[]) => {
    const type = definition.type ?? ''
    if (isLocalized(type)) {
      into.texts.set(path, type)
      return
    }
    if (above.includes(type)) return
    const shape = known.get(type) ?? definition
    const inside = known.has(type) ? [...above, type] : above
    for (const field of shape.fields ?? [])
      visit(field, [path, field.name].filter(Boolean).join('.'), into, inside)
    if (!shape.of) return
    const items = into.lists.get(path) ?? places()
    for (const member of shape.of) visit(member, '', items, inside)
    if (items.texts.size > 0 || items.lists.size > 0) into.lists.set(path, items)
  }
  const found = places()
  visit({ type: name }, '', found, [])
  return found
}
