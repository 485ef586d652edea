import type { FormatMessage } from '@jalonne/messages'
import type { FormTextId } from '@jalonne/messages/forms'
import { showToast } from '@jalonne/ui/toast'
import { toastLabels } from './announce-sent.ts'
import type { ContactAnswer } from './post-contact.ts'

interface Unsent {
  /** What is said of it. */
  title: string
  /** What the server has said, if anything. */
  error: string | null
  /** Sends the same again; never rejects. */
  send: () => Promise<ContactAnswer>
}

/** Says at the edge of the page that a form which is gone by now was not sent, until the visitor sends it again or closes it. */
export function announceUnsent(text: FormatMessage<FormTextId>, unsent: Unsent): void {
  const { title, error, send } = unsent
  const labels = toastLabels(text)
  const run = async () => {
    const answer = await send()
    if (answer.ok) showToast({ title: text('quote.toast') }, labels)
    else announceUnsent(text, { ...unsent, error: answer.error })
  }
  const action = { label: text('unsent.again'), run: () => void run() }
  showToast({ title, text: error ?? undefined, action }, labels)
}
