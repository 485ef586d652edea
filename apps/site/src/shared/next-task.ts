/** Resolves in another task of the browser, which so comes to what a visitor does and to painting in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
