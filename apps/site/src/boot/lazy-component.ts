import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * Like React's `lazy`, but a failed import never rejects: the component stays suspended, so the server's HTML (or nothing)
 * remains.
 */
export const lazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return new Promise<never>(() => {})
    }
  })
