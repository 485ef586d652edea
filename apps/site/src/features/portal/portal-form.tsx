import { withLanguage } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { portal } from '@jalonne/messages/portal'
import { Button, Icon } from '@jalonne/ui'
import { TextField } from '@jalonne/ui/forms'
import { ChartLine, Signpost } from 'lucide'
import { ContentLink } from '../../shared/content-link.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { AppleMark, GoogleMark } from './marks.tsx'
import styles from './portal-form.module.css'

interface PortalFormProps {
  onDone: () => void
  /** A link of it is followed. */
  onLeave?: () => void
}

/**
 * Signs in to the customer portal, by Apple, Google or e-mail. Nobody has an account yet: whichever way is taken ends
 * it (`onDone`), and nothing that was typed is sent. Without scripts the form leads home.
 */
export function PortalForm({ onDone, onLeave }: PortalFormProps) {
  const language = useLanguage()
  const text = useMessages(portal)
  return (
    <div className={styles.portal}>
      <p className={styles.lead}>{text('lead')}</p>
      <div className={styles.social}>
        <Button onClick={onDone} variant="secondary">
          <AppleMark />
          {text('apple')}
        </Button>
        <Button onClick={onDone} variant="secondary">
          <GoogleMark />
          {text('google')}
        </Button>
      </div>
      <p className={styles.or}>{text('or')}</p>
      <form
        action={withLanguage('/', language)}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onDone()
        }}
      >
        {/* Without names, a browser without scripts sends nothing of what was typed. */}
        <TextField
          autoComplete="username"
          label={text('email')}
          name={undefined}
          required
          type="email"
        />
        <TextField
          autoComplete="current-password"
          label={text('password')}
          name={undefined}
          required
          type="password"
        />
        <div className={styles.actions}>
          <Button type="submit">{text('signIn')}</Button>
          <ContentLink className={styles.forgot} href="/contact" onClick={onLeave}>
            {text('forgot')}
          </ContentLink>
        </div>
      </form>
      <ul aria-label={text('inside')} className={styles.inside}>
        <li>
          <Icon of={ChartLine} />
          <span>
            <ContentLink className={styles.within} href="/dashboard" onClick={onLeave}>
              {text('dashboard')}
            </ContentLink>
            {text('dashboardText')}
          </span>
        </li>
        <li>
          <Icon of={Signpost} />
          <span>
            <ContentLink className={styles.within} href="/pricing" onClick={onLeave}>
              {text('upgrade')}
            </ContentLink>
            {text('upgradeText')}
          </span>
        </li>
      </ul>
    </div>
  )
}
