import type { KeyValue, KeyValues } from './types.ts'

/** Keeps the settings of people in memory. */
export function memoryKeyValues(now: () => Date): KeyValues {
  const byPerson = new Map<string, Map<string, KeyValue>>()
  const of = (personId: string) => byPerson.get(personId) ?? new Map<string, KeyValue>()
  return {
    async get(personId, keys) {
      const mine = of(personId)
      return [...mine.values()].filter((pair) => keys?.includes(pair.key) ?? true)
    },
    async set(personId, pairs) {
      const mine = of(personId)
      byPerson.set(personId, mine)
      const updatedAt = now().toISOString()
      const stored = pairs.map(({ key, value }) => ({ key, value, updatedAt }))
      for (const pair of stored) mine.set(pair.key, pair)
      return stored
    },
    delete: async (personId, key) => of(personId).delete(key),
  }
}
