/**
 * Whether a cursor stands before another. Cursors are `<epoch>.<sequence>`; those of different epochs can't be
 * compared, and the one asked about counts as behind, for the server then says to start over.
 */
export function isBehind(cursor: string | null, other: string | null): boolean {
  if (cursor === null || other === null) return false
  const [epoch, sequence] = cursor.split('.')
  const [otherEpoch, otherSequence] = other.split('.')
  return epoch !== otherEpoch || Number(sequence) < Number(otherSequence)
}
