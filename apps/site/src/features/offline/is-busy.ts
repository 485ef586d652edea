import { isDraftKept } from '../../shared/contact/drafts.ts'
import { isNoteKept } from '../../shared/contact/note.ts'

/**
 * Whether a visitor has filled in a form that a reload would lose, here or on another page, or sent one that is on its
 * way or could not be sent; has a dialog open, reads what the assistant says, talks to the voice agent or has begun a film.
 */
export function isBusy(document: Document): boolean {
  if (isDraftKept() || isNoteKept()) return true
  if (document.querySelector(`dialog[open], [role=dialog]:not([hidden]), iframe, ${kept}`))
    return true
  if ([...document.querySelectorAll('video')].some(isBegun)) return true
  // React writes what it controls into the attribute too; what a visitor has touched is known by its validity.
  if (document.querySelector(`${fields}:is(:user-valid, :user-invalid)`)) return true
  return [...document.querySelectorAll(fields)].some(isChanged)
}

// A form under way (`postContact`), a notice that waits for an answer, and an answer of the assistant.
const kept = '[data-sending], [data-stays]'

// What stands in no form is stored or in the address: the theme, the figures of a tool.
const fields = 'form :is(input, select, textarea)'

// A film that plays by itself, without sound, is a picture.
const isBegun = ({ autoplay, currentTime, ended }: HTMLVideoElement) =>
  !autoplay && currentTime > 0 && !ended

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLSelectElement) {
    const preset = [...control.options].findIndex((option) => option.hasAttribute('selected'))
    return control.selectedIndex !== Math.max(preset, 0)
  }
  if (!(control instanceof HTMLInputElement)) return false
  const { type, checked, defaultChecked, value, defaultValue } = control
  return type === 'checkbox' || type === 'radio'
    ? checked !== defaultChecked
    : value !== defaultValue
}
