const folder = '/state/'
const address = /^\/state\/[\w-]+(\/.*)$/

/** Where the state of a page is found: under what it says, so that it is never that of another edition of the page. */
export const pageStateAddress = (hash: string, page: string): string => `${folder}${hash}${page}`

/** Whether an address is meant to be that of a state. */
export const isPageStateAddress = (path: string): boolean => path.startsWith(folder)

/** The address of the page whose state is asked for; null where it is none. */
export const pageOfState = (path: string): string | null => address.exec(path)?.[1] ?? null
