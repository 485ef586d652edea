import { type ContactProblem, visibleAddress } from '@jalonne/api/shapes'
import type { FormTextId } from '@jalonne/messages/forms'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a browser finds wrong with a field; forms have a text for each. */
export type ProblemId = ContactProblem['code'] & FormTextId

/** What keeps a form from being sent, and the field it is about. */
export interface FieldProblem {
  field: string
  id: ProblemId
}

/**
 * The first field, in the order of the form, that the browser or a look at its blanks finds at fault. `missing` names
 * the problem of a field that is empty. An address loses the marks that can't be seen before it is looked at.
 */
export function firstProblem(
  form: HTMLFormElement,
  missing: Readonly<Record<string, ProblemId>>,
): FieldProblem | null {
  for (const control of form.elements) {
    if (!isControl(control) || control.disabled) continue
    if (control.name === 'email') tidy(control)
    const { name, validity } = control
    if (isBlank(control)) return { field: name, id: missing[name] ?? 'field-required' }
    if (validity.tooLong) return { field: name, id: 'too-long' }
    if (!validity.valid) return { field: name, id: invalid[name] ?? 'field-required' }
  }
  return null
}

// A browser calls a right address wrong for what was pasted with it.
function tidy(control: Control): void {
  const address = visibleAddress(control.value)
  if (address !== control.value) control.value = address
}

const invalid: Readonly<Record<string, ProblemId>> = { email: 'email-invalid' }

// Spaces alone satisfy `required`; nobody could answer to them.
const isBlank = (control: Control) =>
  control.validity.valueMissing || (control.matches(asked) && control.value.trim() === '')

const asked = '[required], [aria-required=true]'

const isControl = (element: Element): element is Control =>
  ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
