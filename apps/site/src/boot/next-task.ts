/** Resolves in a task of its own, so that the browser can do something else in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
