/** The id of what follows the section a page opens with: see `FirstViewEnd`. */
export const firstViewEndId = 'first-view-end'
