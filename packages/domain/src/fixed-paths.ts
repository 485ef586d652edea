import { cityTemplatePaths } from './cities.ts'

/** The page the site begins with. */
export const homePath = '/'

/** The page around the list of articles; theirs are right below it. */
export const blogPath = '/blog'

/** The page around the open positions. */
export const careerPath = '/career'

/** The page around the list of case studies; theirs are right below it. */
export const projectsPath = '/projects'

/** The addresses of the pages that the code finds by them: one that moves away loses what the site shows there. */
export const fixedPaths = [
  homePath,
  blogPath,
  careerPath,
  projectsPath,
  ...cityTemplatePaths,
] as const

export type FixedPath = (typeof fixedPaths)[number]
