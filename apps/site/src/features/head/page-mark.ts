/** Marks the elements that belong to one page, so that they can be taken away with it. */
export const pageMark = 'data-page'
