import type { Dataset } from '../dataset.ts'

/** Event ids are positions in the dataset's transactions, good only for the data they were given for. */
export function eventId(dataset: Dataset, position: number): string {
  return `${dataset.storage.epoch}-${position}`
}

/** The position of an event; null for an id of other data, or none at all. */
export function positionOf(dataset: Dataset, id: string): number | null {
  const [, epoch, position] = /^(.+)-(\d{1,15})$/.exec(id) ?? []
  return epoch === dataset.storage.epoch ? Number(position) : null
}

/** A transaction makes one event for each document a listener hears of: how many of them it has had. */
export function partialEventId(dataset: Dataset, position: number, seen: number): string {
  return `${eventId(dataset, position)}.${seen}`
}

/** The position of a listener's event, and how many documents of its transaction it has seen. */
export function partialPositionOf(
  dataset: Dataset,
  id: string,
): { position: number; seen: number } | null {
  const [, whole = '', seen] = /^(.+)\.(\d{1,9})$/.exec(id) ?? []
  const position = positionOf(dataset, whole)
  return position === null ? null : { position, seen: Number(seen) }
}
