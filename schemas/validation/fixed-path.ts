import {
  blogPath,
  careerPath,
  citySuffixPath,
  cityTemplatePath,
  type FixedPath,
  fixedPaths,
  homePath,
  projectsPath,
} from '@jalonne/domain'
import { getPublishedId } from '@sanity/client/csm'
import type { ValidationContext } from '@sanity/types'
import { type Sentence, say } from './say.ts'
import { ask } from './unique.ts'

const pagesOfTowns = {
  en: 'makes its pages of towns from the one',
  fr: 'fait ses pages de villes à partir de celle qui est',
}

/** What the site does at each of these addresses. */
const doneAt: Readonly<Record<FixedPath, Sentence>> = {
  [homePath]: { en: 'begins', fr: 'commence' },
  [blogPath]: { en: 'shows the list of articles', fr: 'montre la liste des articles' },
  [careerPath]: { en: 'shows the open positions', fr: 'montre les postes ouverts' },
  [projectsPath]: {
    en: 'shows the list of case studies',
    fr: 'montre la liste des études de cas',
  },
  [cityTemplatePath]: pagesOfTowns,
  [citySuffixPath]: pagesOfTowns,
}

/** Says, without a full stop, what the site does at an address by which it finds a page; null for any other. */
export function doneAtFixedPath(path: string | null): Sentence | null {
  const known = fixedPaths.find((candidate) => candidate === path)
  if (!known) return null
  const { en, fr } = doneAt[known]
  return { en: `The site ${en} at ${known}`, fr: `Le site ${fr} à l’adresse ${known}` }
}

/** Refuses another address for a published page that the site finds by its own: what it shows there would be gone. */
export async function fixedPath(
  value: string | null | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const { document } = context
  if (!value || !document) return true
  const id = getPublishedId(document._id)
  const path = await ask<string | null>(context, '*[_id == $id][0].path', { id })
  const done = path === value ? null : doneAtFixedPath(path)
  return (
    done === null ||
    say(context, {
      en: `${done.en}: leave this address as it is.`,
      fr: `${done.fr} : laissez-la telle quelle.`,
    })
  )
}
