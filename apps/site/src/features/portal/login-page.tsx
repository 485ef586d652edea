import { withLanguage } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { portal } from '@jalonne/messages/portal'
import { Contours, Section } from '@jalonne/ui'
import { useNavigate } from '@tanstack/react-router'
import { FirstViewEnd } from '../../shared/first-view-end.tsx'
import { useLanguage } from '../../shared/language.tsx'
import styles from './login-page.module.css'
import { PortalForm } from './portal-form.tsx'

/** The way into the customer portal as a page of its own; signing in leads home. */
export function LoginPage() {
  const language = useLanguage()
  const navigate = useNavigate()
  const text = useMessages(portal)
  const goHome = () => void navigate({ href: withLanguage('/', language) })
  return (
    <>
      <Section aria-labelledby="login" className={styles.page}>
        <Contours className={styles.sheet} seed="login" />
        <div className={styles.card}>
          <h1 className={styles.title} id="login">
            {text('title')}
          </h1>
          <PortalForm onDone={goHome} />
        </div>
      </Section>
      <FirstViewEnd />
    </>
  )
}
