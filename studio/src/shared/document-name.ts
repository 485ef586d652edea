import { studioText } from '../languages/studio-text.ts'

/** What a stored document is called, in the editor's language; its id where it has no name. */
export function documentName(document: { _id: string; [field: string]: unknown }): string {
  const { _id, title, name, question, from } = document
  const called: unknown = title ?? name ?? question ?? from
  if (typeof called === 'string') return called
  return (typeof called === 'object' && called !== null && studioText(called)) || _id
}
