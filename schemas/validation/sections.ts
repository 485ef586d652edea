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
