import { portalTexts } from '@jalonne/messages/portal'
import { Dialog } from '@jalonne/ui/dialog'
import { useLanguage } from '../../shared/language.tsx'
import { PortalForm } from './portal-form.tsx'

/** The way into the customer portal, over the page: a drawer on small screens. */
export function PortalDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = portalTexts[useLanguage()]
  return (
    <Dialog
      closeLabel={texts.close}
      onClose={onClose}
      open={open}
      place="sheet"
      title={texts.title}
    >
      <PortalForm onDone={onClose} onLeave={onClose} />
    </Dialog>
  )
}
