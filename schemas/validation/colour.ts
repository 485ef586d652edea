import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import { type Sentence, say } from './say.ts'

extend([a11y])

const hex = /^#[0-9a-f]{6}$/i

/** Wants a colour as six hexadecimal digits: `#1b37c9`. */
export function hexColour(value: string | undefined, context?: unknown): true | string {
  if (value === undefined || hex.test(value)) return true
  return say(context, {
    en: 'Write the colour as # and six digits: #1b37c9.',
    fr: 'Écrivez la couleur avec # et six chiffres : #1b37c9.',
  })
}

/** Wants a colour that can be read on the colour of another field: 4.5 to 1, as WCAG 2.2 asks in 1.4.3. */
export const readableOn = (field: string) =>
  contrastWith(field, 4.5, {
    en: 'Hard to read on its field: take a lighter or a darker colour.',
    fr: 'Se lit mal sur le fond : éclaircissez ou foncez la couleur.',
  })

/** Wants a colour for drawings that can be seen on the colour of another field: 3 to 1, as WCAG 2.2 asks in 1.4.11. */
export const visibleOn = (field: string) =>
  contrastWith(field, 3, {
    en: 'Hard to see on its field: take a lighter or a darker colour.',
    fr: 'Se distingue mal du fond : éclaircissez ou foncez la couleur.',
  })

const contrastWith =
  (field: string, ratio: number, tooWeak: Sentence) =>
  (value: string | undefined, context?: { document?: Record<string, unknown> }): true | string => {
    const ground = context?.document?.[field]
    if (!value || typeof ground !== 'string' || !hex.test(value) || !hex.test(ground)) return true
    return colord(value).contrast(ground) >= ratio || say(context, tooWeak)
  }
