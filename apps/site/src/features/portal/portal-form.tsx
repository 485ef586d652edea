import { withLanguage } from '@jalonne/domain'
import { portalTexts } from '@jalonne/messages/portal'
import { Button, Icon } from '@jalonne/ui'
import { TextField } from '@jalonne/ui/forms'
import ChartLine from 'lucide-react/icons/chart-line'
import Signpost from 'lucide-react/icons/signpost'
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
  const texts = portalTexts[language]
  return (
    <div className={styles.portal}>
      <p className={styles.lead}>{texts.lead}</p>
      <div className={styles.social}>
        <Button onClick={onDone} variant="secondary">
          <AppleMark />
          {texts.apple}
        </Button>
        <Button onClick={onDone} variant="secondary">
          <GoogleMark />
          {texts.google}
        </Button>
      </div>
      <p className={styles.or}>{texts.or}</p>
      <form
        action={withLanguage('/', language)}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onDone()
        }}
      >
        {/* Without names, a browser without scripts sends nothing of what was typed. */}
        <TextField autoComplete="username" label={texts.email} name="" required type="email" />
        <TextField
          autoComplete="current-password"
          label={texts.password}
          name=""
          required
          type="password"
        />
        <div className={styles.actions}>
          <Button type="submit">{texts.signIn}</Button>
          <ContentLink className={styles.forgot} href="/contact" onClick={onLeave}>
            {texts.forgot}
          </ContentLink>
        </div>
      </form>
      <ul aria-label={texts.inside} className={styles.inside}>
        <li>
          <Icon of={ChartLine} />
          <span>
            <strong>{texts.dashboard}</strong> {texts.dashboardText}
          </span>
        </li>
        <li>
          <Icon of={Signpost} />
          <span>
            <strong>{texts.upgrade}</strong> {texts.upgradeText}
          </span>
        </li>
      </ul>
    </div>
  )
}
