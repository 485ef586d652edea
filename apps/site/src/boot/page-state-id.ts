/** The id of the JSON script that carries the state of a page that nobody keeps. */
export const pageStateId = 'page-state'
