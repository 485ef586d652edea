/** How an editor reads and types a day in the Studio, in either language; it is stored as `2027-01-15`. */
export const dateOptions = { dateFormat: 'DD.MM.YYYY' }
