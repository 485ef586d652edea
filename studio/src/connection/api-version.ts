/** The lake's rules that the Studio's own queries are written for. */
export const apiVersion = '2025-02-19'
