/** A form that is filled in and not sent. */
export interface Draft {
  /** What was typed and chosen, by the names of the fields. */
  fields: Readonly<Record<string, string>>
  /** What the page had asked the form to open with. */
  wish: string | null
  /** When the form came in sight, on the clock of `performance.now()`, in ms. */
  since: number
  /** By which the server knows a try to send it from another one; none where browsers make none. */
  key?: string | undefined
  /** Whether the visitor has typed or chosen something of it since the scripts came. */
  typed: boolean
}

// In memory only: it is gone with the document, and nothing of it stays in the browser.
const drafts = new Map<string, Draft>()

/** What was left in a form of a page, of which `place` is the name; undefined when nothing was, or it was sent. */
export const draftOf = (place: string): Draft | undefined => drafts.get(place)

/** Keeps what is in a form, for a visitor who reads another page and comes back. */
export const keepDraft = (place: string, draft: Draft): void => void drafts.set(place, draft)

/** Whether something is kept that a visitor has typed and not sent. */
export const isDraftKept = (): boolean => [...drafts.values()].some(({ typed }) => typed)

/** Drops what is kept of a form: it was sent. */
export const forgetDraft = (place: string): void => void drafts.delete(place)

/** Drops what is kept of all forms. */
export const forgetDrafts = (): void => drafts.clear()

/** What a visitor has typed and chosen in a form, also in fields that are not asked for at the moment. */
export function draftIn(form: HTMLFormElement): Draft['fields'] {
  const entries = [...form.elements].flatMap((control) =>
    isField(control) && control.value !== '' ? [[control.name, control.value] as const] : [],
  )
  return Object.fromEntries(entries)
}

function isField(
  control: Element,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (control.matches('[type=hidden], [readonly]')) return false
  return control.matches(':is([type=checkbox], [type=radio])')
    ? control.matches(':checked')
    : control.matches('input, select, textarea')
}
