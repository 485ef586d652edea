import { cityOfPath, cityTemplatePaths, isOwnPage } from '@jalonne/domain'
import { type Sentence, say } from './say.ts'

/** Refuses a page where the site shows something else: nobody would ever see it. */
export function freePath(value: string | null | undefined, context?: unknown): true | string {
  const taken = value ? takenBy(value) : null
  return taken === null || say(context, taken)
}

/** What the routes of the site answer before they look for a page. */
function takenBy(path: string): Sentence | null {
  if (isOwnPage(path))
    return {
      en: 'The site has a page of its own at this address.',
      fr: 'Le site a sa propre page à cette adresse.',
    }
  if (/^\/blog\/[^/]+$/.test(path))
    return {
      en: 'Right below /blog, the site looks for an article only.',
      fr: 'Juste sous /blog, le site ne cherche qu’un article.',
    }
  if (/^\/projects\/[^/]+$/.test(path))
    return {
      en: 'Right below /projects, the site looks for a case study only.',
      fr: 'Juste sous /projects, le site ne cherche qu’une étude de cas.',
    }
  const town = cityTemplatePaths.map((template) => cityOfPath(path, template)).find(Boolean)
  if (town)
    return {
      en: `The site shows its page for towns here: it takes “${town}” for one.`,
      fr: `Le site montre ici sa page pour les villes : il prend « ${town} » pour l’une d’elles.`,
    }
  return null
}
