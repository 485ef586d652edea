import { expect } from '@playwright/test'
import type { Stack } from './stack.ts'

/** What an editor does; everything is put back after the test. */
export interface Editor {
  /** Changes fields of a document and publishes them. Resolves once the site has heard of it. */
  publish(id: string, fields: Record<string, unknown>): Promise<void>
  /** Makes a new document that readers see; resolves as `publish` does. */
  create(document: { _id: string; _type: string; [field: string]: unknown }): Promise<void>
}

export function editorOf({ lake, origin }: Stack): Editor & { putBack(): Promise<void> } {
  const { client } = lake
  const undo: (() => Promise<unknown>)[] = []
  const cursor = async (): Promise<string> =>
    (await (await fetch(`${origin}/healthz`)).json()).cursor
  // The lake tells the site before it answers; when the site has read that is another matter on a busy machine.
  const heard = async (change: () => Promise<unknown>) => {
    const before = await cursor()
    await change()
    await expect.poll(cursor, { message: 'the site hears of the change' }).not.toBe(before)
  }
  return {
    publish: async (id, fields) => {
      const before = await client.getDocument(id)
      if (!before) throw new Error(`There is no ${id}`)
      undo.unshift(() => client.createOrReplace(before))
      await heard(() => client.patch(id).set(fields).commit({ visibility: 'sync' }))
    },
    create: async (document) => {
      undo.unshift(() => client.delete(document._id))
      await heard(() => client.create(document))
    },
    putBack: async () => {
      const failures: unknown[] = []
      for (const step of undo) await heard(step).catch((error: unknown) => failures.push(error))
      if (failures.length > 0) throw failures[0]
    },
  }
}
