import type { FormatMessage } from '@jalonne/messages'
import type { FormTextId } from '@jalonne/messages/forms'

/** Says at the edge of the page that a form has arrived; the code for it comes only now. */
export async function announceSent(
  text: FormatMessage<FormTextId>,
  title: string,
  detail?: string,
): Promise<void> {
  const { showToast } = await import('@jalonne/ui/toast')
  // Behind an open dialog nobody would hear it.
  const dialog = document.querySelector('dialog[open]')
  if (dialog) await new Promise((close) => dialog.addEventListener('close', close, { once: true }))
  showToast({ title, text: detail }, toastLabels(text))
}

/** What the parts of a notice are called. */
export const toastLabels = (text: FormatMessage<FormTextId>) => ({
  close: text('toast.close'),
  notice: text('toast.notice'),
  region: text('toast.region'),
})
