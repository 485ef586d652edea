import type { SanityClient } from '@sanity/client'

/** What an editor does; everything is put back after the test. */
export interface Editor {
  /** Changes fields of a document and publishes them. Resolves with the answer of the lake. */
  publish(id: string, fields: Record<string, unknown>): Promise<void>
  /** Makes a new document that readers see. */
  create(document: { _id: string; _type: string; [field: string]: unknown }): Promise<void>
}

export function editorOf(client: SanityClient): Editor & { putBack(): Promise<void> } {
  const undo: (() => Promise<unknown>)[] = []
  return {
    publish: async (id, fields) => {
      const before = await client.getDocument(id)
      if (!before) throw new Error(`There is no ${id}`)
      undo.unshift(() => client.createOrReplace(before))
      await client.patch(id).set(fields).commit({ visibility: 'sync' })
    },
    create: async (document) => {
      undo.unshift(() => client.delete(document._id))
      await client.create(document)
    },
    putBack: async () => {
      for (const step of undo) await step()
    },
  }
}
