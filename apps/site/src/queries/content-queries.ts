import { ARTICLE_QUERY } from './article-query.ts'
import { BLOG_QUERY } from './blog-query.ts'
import { CITY_QUERY } from './city-query.ts'
import { JOBS_QUERY } from './jobs-query.ts'
import { LAYOUT_QUERY } from './layout-query.ts'
import { PAGE_QUERY } from './page-query.ts'
import { PROJECT_QUERY } from './project-query.ts'
import { PROJECTS_QUERY } from './projects-query.ts'
import { REDIRECTS_QUERY } from './redirects-query.ts'

/** The queries a browser sends, by the name the query cache knows them under. */
export const contentQueries = {
  page: PAGE_QUERY,
  layout: LAYOUT_QUERY,
  blog: BLOG_QUERY,
  article: ARTICLE_QUERY,
  city: CITY_QUERY,
  jobs: JOBS_QUERY,
  projects: PROJECTS_QUERY,
  project: PROJECT_QUERY,
  redirects: REDIRECTS_QUERY,
} as const

export type ContentQueryName = keyof typeof contentQueries
