/** The id of what follows the section a page opens with. */
export const firstViewEndId = 'first-view-end'

/**
 * Stands behind the section a page opens with. Browsers that can hold back the first paint until it is there, with
 * header and all, so that nothing they have shown is pushed aside by what is still being read. An element of its own,
 * because Chromium goes on as soon as it has read the opening tag of what it waits for.
 */
export const FirstViewEnd = () => <div hidden={true} id={firstViewEndId} />
