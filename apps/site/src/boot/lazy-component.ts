import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * Like React's `lazy`, but a failed import never rejects: the component stays suspended, so the server's HTML (or nothing)
 * remains, and is imported again once there is a network, ever more seldom.
 */
export const lazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    for (let pause = 1_000; ; pause *= 2) {
      try {
        return { default: await load() }
      } catch {
        if (!navigator.onLine)
          await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
        // A browser may say so before anything comes through.
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  })
