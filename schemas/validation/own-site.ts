import type { ValidationContext } from '@sanity/types'
import { say } from './say.ts'
import { ask } from './unique.ts'

type Hosts = Readonly<Record<string, readonly string[] | string | null>> | null

/** What the settings answered for a document as it stands: its links are looked at one by one. */
const answers = new WeakMap<object, Promise<Hosts[]>>()

/** Whether a whole address leads to a page of this site, as far as the settings name its hosts. */
export async function isOfThisSite(
  value: string | null | undefined,
  context: ValidationContext,
): Promise<boolean> {
  const { document } = context
  const host = hostOf(value)
  if (!host || !document) return false
  const asked = answers.get(document) ?? ask<Hosts[]>(context, '*[_type == "settings"].hosts')
  answers.set(document, asked)
  const own = (await asked).flatMap((hosts) => Object.values(hosts ?? {}).flat())
  return own.includes(host)
}

/** Finds an address that leads to a page of this site: written out, it leads to that page in one language only. */
export async function elsewhere(
  value: string | null | undefined,
  context: ValidationContext,
): Promise<true | string> {
  return (
    !(await isOfThisSite(value, context)) ||
    say(context, {
      en: 'This is a page of this site: choose it above, so that readers stay in their language.',
      fr: 'C’est une page de ce site : choisissez-la plus haut, pour que chacun reste dans sa langue.',
    })
  )
}

/** The host of the address of a web page, without its port. */
function hostOf(address: string | null | undefined): string | undefined {
  return /^https?:\/\/([^/?#:]+)/i.exec(address ?? '')?.[1]?.toLowerCase()
}
