import type { ContactProblem } from '@jalonne/api/shapes'
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
 * the problem of a field that is empty.
 */
export function firstProblem(
  form: HTMLFormElement,
  missing: Readonly<Record<string, ProblemId>>,
): FieldProblem | null {
  for (const control of form.elements) {
    if (!isControl(control) || control.disabled) continue
    const { name, validity } = control
    if (isBlank(control)) return { field: name, id: missing[name] ?? 'field-required' }
    if (validity.tooLong) return { field: name, id: 'too-long' }
    if (!validity.valid) return { field: name, id: invalid[name] ?? 'field-required' }
  }
  return null
}

const invalid: Readonly<Record<string, ProblemId>> = { email: 'email-invalid' }

// Spaces alone satisfy `required`; nobody could answer to them.
const isBlank = (control: Control) =>
  control.validity.valueMissing || (control.matches(asked) && control.value.trim() === '')

const asked = '[required], [aria-required=true]'

const isControl = (element: Element): element is Control =>
  ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
