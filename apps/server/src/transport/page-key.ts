import { declaredQuery } from '@jalonne/site/declared-query'

/** The cache key of a page: its path, with those parameters of the query that it declares. */
export const pageKey = (path: string, search: string): string => path + declaredQuery(path, search)
