/**
 * The id of the section a page opens with. Browsers that can hold back the first paint until it is there, with header
 * and all, so that nothing they have shown is pushed aside by what is still being read.
 */
export const firstViewId = 'first-view'
