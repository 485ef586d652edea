import { placeOf } from '@jalonne/domain'
import { say } from './say.ts'

/** Two sections of a page cannot have the same place name: links would lead to the first only. */
export function distinctAnchors(
  sections: unknown[] | null | undefined,
  context?: unknown,
): true | string {
  const names = (sections ?? []).map(placeNameOf).filter((name) => name !== null)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  return (
    twice === undefined ||
    say(context, {
      en: `Two sections are called "${twice}": give one another name.`,
      fr: `Deux sections s’appellent « ${twice} » : donnez un autre nom à l’une.`,
    })
  )
}

/** The name of a section's place, one it has by itself too; null where it has none, or is not there yet. */
function placeNameOf(section: unknown): string | null {
  if (typeof section !== 'object' || section === null || !('_type' in section)) return null
  const { _type, anchor } = section as { _type: unknown; anchor?: unknown }
  const name = typeof anchor === 'string' ? anchor : null
  return placeOf({ _type: String(_type), _key: '', anchor: name }) || null
}
