import type { DatabaseSync } from 'node:sqlite'
import { type KeyValue, type KeyValues, LakeProblem } from '@jalonne/lake'
import { transaction } from '@jalonne/node-kit/database'
import * as v from 'valibot'
import { stored } from './stored.ts'

const mostKeys = 1_000
const mostBytes = 1024 * 1024
const notStored = 'The settings could not be stored'

const Row = v.object({ key: v.string(), value: v.string(), updated_at: v.string() })
const Size = v.object({ keys: v.number(), bytes: v.nullable(v.number()) })

/** Keeps the settings of people beside their accounts, at most 1,000 keys and 1 MiB each. */
export function keyValues(database: DatabaseSync, now: () => Date): KeyValues {
  const select = database.prepare(
    'SELECT key, value, updated_at FROM key_values WHERE person_id = ?',
  )
  const put = database.prepare(
    `INSERT INTO key_values VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
  )
  const size = database.prepare(
    'SELECT count(*) AS keys, sum(octet_length(value)) AS bytes FROM key_values WHERE person_id = ?',
  )
  const remove = database.prepare('DELETE FROM key_values WHERE person_id = ? AND key = ?')

  const read = (personId: string): KeyValue[] =>
    select.all(personId).map((row) => {
      const { key, value, updated_at } = v.parse(Row, row)
      return { key, value: JSON.parse(value), updatedAt: updated_at }
    })

  return {
    get: async (personId, keys) => read(personId).filter(({ key }) => keys?.includes(key) ?? true),
    async set(personId, pairs) {
      const updatedAt = now().toISOString()
      const write = () => {
        for (const { key, value } of pairs) put.run(personId, key, JSON.stringify(value), updatedAt)
        const { keys, bytes } = v.parse(Size, size.get(personId))
        if (keys > mostKeys || (bytes ?? 0) > mostBytes) {
          throw new LakeProblem(413, 'payloadTooLargeError', 'There is no room for more settings')
        }
      }
      stored(notStored, () => transaction(database, write))
      return pairs.map(({ key, value }) => ({ key, value, updatedAt }))
    },
    delete: async (personId, key) => stored(notStored, () => remove.run(personId, key).changes > 0),
  }
}
