/**
 * Resolves when this run is to end: Ctrl-C, SIGTERM, or because whoever started it is gone. npm, told
 * to stop, kills only its shell and leaves us behind.
 */
export function untilRunEnds(): Promise<void> {
  return new Promise((resolve) => {
    const parent = process.ppid
    const watch = setInterval(() => {
      if (process.ppid !== parent) stop()
    }, 500)
    const stop = () => {
      clearInterval(watch)
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  })
}
