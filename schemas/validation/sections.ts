import type { ValidationError } from '@sanity/types'
import { say } from './say.ts'

/** Two sections of a page cannot have the same place name: links would lead to the first only. */
export function distinctAnchors(
  sections: unknown[] | null | undefined,
  context?: unknown,
): true | string {
  const anchors = (sections ?? []).map(anchorOf).filter((anchor) => anchor !== null)
  const twice = anchors.find((anchor, index) => anchors.indexOf(anchor) !== index)
  return (
    twice === undefined ||
    say(context, {
      en: `Two sections are called "${twice}": give one another name.`,
      fr: `Deux sections s’appellent « ${twice} » : donnez un autre nom à l’une.`,
    })
  )
}

function anchorOf(section: unknown): string | null {
  if (typeof section !== 'object' || section === null || !('anchor' in section)) return null
  return typeof section.anchor === 'string' && section.anchor !== '' ? section.anchor : null
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

interface ShownSection {
  _type?: string
  _key: string
  hidden?: boolean
}

/** Tells of a section that stands on the page already, where the two would get in each other's way. */
export function oncePerPage(
  sections: unknown[] | null | undefined,
  context?: unknown,
): true | ValidationError[] {
  const shown = ((sections ?? []) as ShownSection[]).filter(({ hidden }) => !hidden)
  const types = shown.map(({ _type }) => _type)
  const again = shown.filter(
    ({ _type = '' }, index) => onceAPage.has(_type) && types.indexOf(_type) < index,
  )
  if (again.length === 0) return true
  const message = say(context, {
    en: 'This section works once a page: hide it, or the one above.',
    fr: 'Cette section ne fonctionne qu’une fois par page : masquez-la, ou celle du dessus.',
  })
  return again.map(({ _key }) => ({ message, path: [{ _key }] }))
}
