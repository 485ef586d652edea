/** The id of the JSON script that carries the state of a page that nobody keeps. */
export const pageStateId = 'page-state'

/** The state that a page carries; throws for a page that asks for it instead. */
export const carriedState = () =>
  JSON.parse(document.getElementById(pageStateId)?.textContent ?? '')
