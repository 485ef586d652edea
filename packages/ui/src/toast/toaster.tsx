import { Check, CircleAlert, X } from 'lucide'
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast'
import { useSyncExternalStore } from 'react'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import type { ToastStore } from './toast-store.ts'
import styles from './toaster.module.css'

export interface ToastLabels {
  /** What the button that closes a notice is called. */
  close: string
  /** What is read out before each notice. */
  notice: string
  /** What the place of the notices is called; `{hotkey}` becomes the key that leads there. */
  region: string
}

/** Shows the notices of a store: five seconds each unless they stay, closed by a button or a swipe of 50 px, reached by F8. */
export function Toaster({ store, labels }: { store: ToastStore; labels: ToastLabels }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list)
  return (
    <Provider duration={5000} label={labels.notice} swipeDirection="right" swipeThreshold={50}>
      {/* One that comes is put last, and shown on top: so are several that come at once. */}
      {toasts.toReversed().map(({ id, open, title, text, stays, action }) => (
        <Root
          className={styles.toast}
          data-stays={stays ? '' : undefined}
          {...(stays && { duration: Number.POSITIVE_INFINITY })}
          key={id}
          onOpenChange={(isOpen) => isOpen || store.dismiss(id)}
          open={open}
          // Instead of Radix's own, by which no finger could scroll them.
          style={{ touchAction: 'pan-y' }}
          type={stays ? 'foreground' : 'background'}
        >
          <Icon className={styles.sign} of={stays ? CircleAlert : Check} />
          <div>
            <Title className={styles.title}>{title}</Title>
            {text ? <Description className={styles.text}>{text}</Description> : null}
            {action ? (
              <Action altText={action.label} asChild onClick={action.run}>
                <Button className={styles.action} variant="secondary">
                  {action.label}
                </Button>
              </Action>
            ) : null}
          </div>
          <Close aria-label={labels.close} className={styles.close}>
            <Icon of={X} size={18} />
          </Close>
        </Root>
      ))}
      <Viewport className={styles.viewport} hotkey={['F8']} label={labels.region} />
    </Provider>
  )
}
