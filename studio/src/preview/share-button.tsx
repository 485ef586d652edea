import { ShareIcon } from '@sanity/icons/Share'
import { Button } from '@sanity/ui'
import { useState } from 'react'
import { ShareDialog } from './share-dialog.tsx'
import { texts } from './texts.ts'

interface ShareButtonProps {
  /** The page in the preview, with its language. */
  path: string
  siteOrigin: string
}

/** Opens what makes a link to the draft in the preview. */
export function ShareButton(props: ShareButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        fontSize={1}
        icon={ShareIcon}
        mode="ghost"
        onClick={() => setOpen(true)}
        padding={3}
        text={texts.share}
      />
      {open && <ShareDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
