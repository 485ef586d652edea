import type { FormatMessage } from '@jalonne/messages'
import type { FormTextId } from '@jalonne/messages/forms'
import { showToast, type ToastHandle } from '@jalonne/ui/toast'
import { toastLabels } from './announce-sent.ts'
import type { ContactAnswer } from './post-contact.ts'

interface Unsent {
  /** Names the form among those of all pages. */
  place: string
  /** What is said of it. */
  title: string
  /** What is said once it has arrived after all. */
  sent: string
  /** What is said beside that of the server's answer. */
  detail: (answer: ContactAnswer) => string | undefined
  /** What the server has said, if anything, and which field it is about. */
  error: string | null
  field: string | null
  /** Sends the same again; never rejects. */
  send: () => Promise<ContactAnswer>
}

const notices = new Map<string, ToastHandle>()

/** Takes away what is said of a form at a place: what was in it has arrived. */
export function retractUnsent(place: string): void {
  notices.get(place)?.dismiss()
  notices.delete(place)
}

/** Says at the edge of the page that a form which is gone by now was not sent, until the visitor sends it again, where that may help, or closes it. */
export function announceUnsent(text: FormatMessage<FormTextId>, unsent: Unsent): void {
  const { place, title, sent, detail, error, field, send } = unsent
  const labels = toastLabels(text)
  const run = async () => {
    const answer = await send()
    if (answer.ok) showToast({ title: sent, text: detail(answer) }, labels)
    else announceUnsent(text, { ...unsent, error: answer.error, field: answer.field })
  }
  const again = { label: text('unsent.again'), run: () => void run() }
  // What is refused for one of its fields would be refused again.
  const action = field === null ? again : undefined
  retractUnsent(place)
  notices.set(place, showToast({ title, text: error ?? undefined, stays: true, action }, labels))
}
