import { withLanguage } from '@jalonne/domain'
import { type ComponentType, useEffect, useState } from 'react'
import { useLanguage } from '../../shared/language.tsx'
import { rememberPage } from '../../shared/remember-page.ts'

/** The window event that opens the way into the customer portal. */
export const openPortalLogin = 'open-portal-login'

interface PortalDialogProps {
  open: boolean
  onClose: () => void
}

/** Opens the portal's dialog when the window is told to; its code comes with the first time. */
export function PortalHost() {
  const language = useLanguage()
  const [Dialog, setDialog] = useState<ComponentType<PortalDialogProps> | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const listen = async () => {
      const isHere = rememberPage()
      try {
        const { PortalDialog } = await import('./portal-dialog.tsx')
        setDialog(() => PortalDialog)
        setOpen(isHere())
      } catch {
        // Out of reach (offline, or replaced by a newer release), the page of the same content may not be.
        if (isHere()) location.assign(withLanguage('/login', language))
      }
    }
    window.addEventListener(openPortalLogin, listen)
    return () => window.removeEventListener(openPortalLogin, listen)
  }, [language])
  return Dialog && <Dialog onClose={() => setOpen(false)} open={open} />
}
