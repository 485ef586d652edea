import type { FormTexts } from '@jalonne/messages/forms'

/** Says at the edge of the page that a form has arrived; the code for it comes only now. */
export async function announceSent(texts: FormTexts, title: string): Promise<void> {
  const { showToast } = await import('@jalonne/ui/toast')
  showToast(
    { title },
    {
      close: texts['toast.close'],
      notice: texts['toast.notice'],
      region: texts['toast.region'],
    },
  )
}
