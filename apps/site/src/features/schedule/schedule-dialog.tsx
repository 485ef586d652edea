import { useMessages } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { Dialog } from '@jalonne/ui/dialog'
import { useEffect, useState } from 'react'
import type { PostContact } from '../../shared/contact/post-contact.ts'
import { ScheduleForm } from '../../shared/contact/schedule-form.tsx'
import styles from './schedule-dialog.module.css'

interface ScheduleDialogProps {
  open: boolean
  onClose: () => void
  /** The call could not be booked, which a visitor has to see who closed the dialog meanwhile. */
  onFailed: () => void
  post?: PostContact
}

/** How long the confirmation stays before the dialog closes by itself, in milliseconds. */
const confirmationTime = 1000

/** Books a call over any page. What was typed survives closing it; once a call is booked the form is blank again. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { open, onClose, onFailed, post } = props
  const text = useMessages(forms)
  const [fill, setFill] = useState(0)
  const [booked, setBooked] = useState(false)
  useEffect(() => {
    if (!booked) return
    const timer = setTimeout(() => {
      setBooked(false)
      setFill((count) => count + 1)
      onClose()
    }, confirmationTime)
    return () => clearTimeout(timer)
  }, [booked, onClose])

  return (
    <Dialog
      className={styles.dialog}
      closeLabel={text('close')}
      onClose={onClose}
      open={open}
      place="sheet"
      title={text('schedule.title')}
    >
      {booked ? null : <p className={styles.lead}>{text('schedule.lead')}</p>}
      <ScheduleForm
        key={fill}
        onFailed={onFailed}
        onSent={() => setBooked(true)}
        page={location.pathname}
        post={post}
      />
    </Dialog>
  )
}
