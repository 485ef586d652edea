import { bareAddress, type ContactProblem, isEmailAddress, longestOf } from '@jalonne/api/shapes'
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
 * The first field, in the order of the form, that the browser or a look at its blanks and its length finds at fault.
 * `missing` names the problem of a field that is empty. An address loses what was pasted with it, and is judged as the
 * server judges it.
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
    if (isTooLong(control)) return { field: name, id: 'too-long' }
    if (control.type === 'email') {
      if (!isEmailAddress(control.value)) return { field: name, id: 'email-invalid' }
    } else if (!validity.valid) return { field: name, id: 'field-required' }
  }
  return null
}

function tidy(control: Control): void {
  const address = bareAddress(control.value)
  if (address !== control.value) control.value = address
}

// Where a field has a limit of its own, a browser cuts what is pasted, and says nothing.
const isTooLong = ({ name, type, value }: Control) =>
  type !== 'hidden' && value.trim().length > longestOf(name)

// Spaces alone satisfy `required`; nobody could answer to them.
const isBlank = (control: Control) =>
  control.validity.valueMissing || (control.matches(asked) && control.value.trim() === '')

const asked = '[required], [aria-required=true]'

const isControl = (element: Element): element is Control =>
  ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
