import { vi } from 'vitest'

/** Waits until a check passes. A busy machine takes its time. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
