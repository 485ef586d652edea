import { useMessages } from '@jalonne/messages'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useReducer } from 'react'
import { progressReducer } from './progress.ts'
import styles from './progress-bar.module.css'
import { runProgress } from './run-progress.ts'

/** The bar at the top of the page on every change of route; a page that takes longer is said to be on its way. */
export function ProgressBar() {
  const text = useMessages()
  const router = useRouter()
  const coming = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname !== (resolvedLocation ?? location).pathname,
  })
  const [progress, send] = useReducer(progressReducer, null)
  useEffect(() => {
    let stop = () => {}
    const unsubscribe = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      stop()
      stop = runProgress(send)
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [router])
  return (
    <>
      <div
        className={styles.bar}
        data-progress={progress ?? 'hidden'}
        hidden={progress === null}
        style={{ transform: `scaleX(${(progress ?? 0) / 100})` }}
      />
      <p className={styles.waiting} role="status">
        {coming && progress === null ? text('progress.waiting') : ''}
      </p>
    </>
  )
}
