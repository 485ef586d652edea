import { itemsOf, placeOf } from '@jalonne/domain'
import type { ValidationError } from '@sanity/types'
import { say } from './say.ts'

interface Section {
  _type?: string
  _key: string
  anchor?: string
  hidden?: boolean
}

/** No other section of the page is reached by a name that an editor has given: links would lead to the first only. */
export function distinctAnchors(
  sections: unknown[] | null | undefined,
  context?: unknown,
): true | ValidationError[] {
  const shown = shownOf(sections)
  const names = shown.map((section) => placeOf({ ...section, _type: section._type ?? '' }))
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

const shownOf = (sections: unknown[] | null | undefined): Section[] =>
  itemsOf<Section>(sections).filter(({ hidden }) => !hidden)
