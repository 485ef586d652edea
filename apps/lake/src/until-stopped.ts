/** Waits for SIGTERM or SIGINT and gives its name. A second one ends the process at once. */
export function untilStopped(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const stop = (signal: NodeJS.Signals) => {
      resolve(signal)
      process.once('SIGTERM', () => process.exit(1))
      process.once('SIGINT', () => process.exit(1))
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
  })
}
