import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether scripts answer the visitor here: not in what the server writes nor while React hydrates it, then always. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
