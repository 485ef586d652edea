import { useMessages } from '@jalonne/messages'
import { portal } from '@jalonne/messages/portal'
import { Dialog } from '@jalonne/ui/dialog'
import { PortalForm } from './portal-form.tsx'

/** The way into the customer portal, over the page: a drawer on small screens. */
export function PortalDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useMessages(portal)
  return (
    <Dialog
      closeLabel={text('close')}
      onClose={onClose}
      open={open}
      place="sheet"
      title={text('title')}
    >
      <PortalForm onDone={onClose} onLeave={onClose} />
    </Dialog>
  )
}
