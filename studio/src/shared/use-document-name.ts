import { useSchema } from 'sanity'
import { documentName, type Named } from './document-name.ts'
import { singletons } from './singletons.ts'

/** What documents are called, in the editor's language: those there is one of by what they are. */
export function useDocumentName(): (document: Named & { _id: string; _type: string }) => string {
  const schema = useSchema()
  return (document) =>
    (singletons.has(document._type) && schema.get(document._type)?.title) || documentName(document)
}
