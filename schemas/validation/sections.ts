import { itemsOf, ownPlaces, placeOf } from '@jalonne/domain'
import type { ValidationContext, ValidationError } from '@sanity/types'
import { say } from './say.ts'
import { ask } from './unique.ts'

interface Section {
  _type?: string
  _key: string
  anchor?: string
  hidden?: boolean
  spreads?: Spread[]
}

interface Spread {
  services?: { _ref: string }[]
}

/** Nothing else of the page is reached by a name that an editor has given a section: links would lead to the first only. */
export async function distinctAnchors(
  sections: unknown[] | null | undefined,
  context: ValidationContext,
): Promise<true | ValidationError[]> {
  const shown = shownOf(sections)
  if (!shown.some(({ anchor }) => anchor)) return true
  const names = [
    ...shown.map((section) => placeOf({ ...section, _type: section._type ?? '' })),
    ...(await placesOfSpreads(shown, context)),
    ...ownPlaces(String(context.document?.path)),
  ]
  return shown
    .filter(({ anchor }) => anchor && names.filter((name) => name === anchor).length > 1)
    .map(({ _key, anchor }) => ({
      message: say(context, {
        en: `Another section of this page is reached by "${anchor}" as well: give this one a name of its own.`,
        fr: `Une autre section de cette page porte aussi le nom « ${anchor} » : donnez-en un autre à celle-ci.`,
      }),
      path: [{ _key }, 'anchor'],
    }))
}

/** A spread is reached by the key of its first service. */
async function placesOfSpreads(sections: Section[], context: ValidationContext): Promise<string[]> {
  const first = sections
    .flatMap(({ spreads }) => itemsOf<Spread>(spreads))
    .flatMap(({ services }) => services?.[0]?._ref ?? [])
  return first.length > 0 ? ask(context, '*[_id in $first].key', { first }) : []
}

/** Sections that keep what visitors do in the address, or name places and pictures by what they show: always the same way. */
const onceAPage: ReadonlySet<string> = new Set([
  'budgetSplit',
  'deliveryCheck',
  'funnel',
  'leadCalculator',
  'postingPlan',
  'quizTrail',
  'serviceSpreads',
])

/** Tells of a section that stands on the page already, where the two would get in each other's way. */
export function oncePerPage(
  sections: unknown[] | null | undefined,
  context?: unknown,
): true | ValidationError[] {
  const shown = shownOf(sections)
  const types = shown.map(({ _type }) => _type)
  const again = shown.filter(
    ({ _type = '' }, index) => onceAPage.has(_type) && types.indexOf(_type) < index,
  )
  if (again.length === 0) return true
  const message = say(context, {
    en: 'This section works only once per page: hide it, or the one above.',
    fr: 'Cette section ne fonctionne qu’une fois par page : masquez-la, ou celle du dessus.',
  })
  return again.map(({ _key }) => ({ message, path: [{ _key }] }))
}

/** Wants a section that visitors see: a page whose sections are all hidden is blank. */
export function oneShown(sections: unknown[] | null | undefined, context?: unknown): true | string {
  if (!sections?.length || shownOf(sections).length > 0) return true
  return say(context, {
    en: 'All sections are hidden: a page needs at least one that is shown.',
    fr: 'Toutes les sections sont masquées : une page a besoin d’une section affichée au moins.',
  })
}

/**
 * Makes a rule that tells of a page without a main heading, and of a section that brings a second one.
 * @param openings the types of the sections that hold it
 */
export const oneMainHeading =
  (openings: readonly string[]) =>
  (
    sections: unknown[] | null | undefined,
    context?: unknown,
  ): true | string | ValidationError[] => {
    const [first, ...further] = shownOf(sections).filter(({ _type = '' }) =>
      openings.includes(_type),
    )
    if (!first)
      return say(context, {
        en: 'The page has no main heading: begin it with a page header or another opening.',
        fr: 'La page n’a pas de titre principal : commencez-la par un en-tête ou une autre ouverture.',
      })
    const message = say(context, {
      en: 'The page has its main heading above: hide this opening, or that one.',
      fr: 'La page a déjà son titre principal plus haut : masquez cette ouverture, ou l’autre.',
    })
    return further.length === 0 || further.map(({ _key }) => ({ message, path: [{ _key }] }))
  }

const shownOf = (sections: unknown[] | null | undefined): Section[] =>
  itemsOf<Section>(sections).filter(({ hidden }) => !hidden)
