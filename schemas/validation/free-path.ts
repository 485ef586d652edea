import { beforeSlug, cityOfPath, cityTemplatePaths, isOwnPage } from '@jalonne/domain'
import { type Sentence, say } from './say.ts'

/** Refuses a page where the site shows something else: nobody would ever see it. */
export function freePath(value: string | null | undefined, context?: unknown): true | string {
  const taken = value ? takenBy(value) : null
  return taken === null || say(context, taken)
}

/** What the site looks for at the addresses of a type that has slugs; those of towns follow a rule of their own. */
const looksFor: Readonly<Record<string, Sentence>> = {
  article: { en: 'an article', fr: 'un article' },
  caseStudy: { en: 'a case study', fr: 'une étude de cas' },
} satisfies Record<Exclude<keyof typeof beforeSlug, 'city'>, Sentence>

/** What the routes of the site answer before they look for a page. */
function takenBy(path: string): Sentence | null {
  if (isOwnPage(path) || isRightBelow('/dashboard/', path))
    return {
      en: 'The site has a page of its own at this address.',
      fr: 'Le site a sa propre page à cette adresse.',
    }
  for (const [type, before] of Object.entries(beforeSlug)) {
    const only = looksFor[type]
    const place = before.replace(/\/$/, '')
    if (only && isRightBelow(before, path))
      return {
        en: `Right below ${place}, the site looks for ${only.en} only.`,
        fr: `Juste sous ${place}, le site ne cherche qu’${only.fr}.`,
      }
  }
  const town = cityTemplatePaths.map((template) => cityOfPath(path, template)).find(Boolean)
  if (town)
    return {
      en: `The site shows its page for towns here: it takes “${town}” for one.`,
      fr: `Le site montre ici sa page pour les villes : il prend « ${town} » pour l’une d’elles.`,
    }
  return null
}

function isRightBelow(before: string, path: string): boolean {
  const slug = path.slice(before.length)
  return path.startsWith(before) && slug !== '' && !slug.includes('/')
}
