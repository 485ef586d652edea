import { portalTexts } from '@jalonne/messages/portal'
import { createLazyFileRoute } from '@tanstack/react-router'
import { PageError } from '../../features/page/page-error.tsx'
import { PageHead } from '../../features/page/page-head.tsx'
import { LoginPage } from '../../features/portal/login-page.tsx'
import { useLanguage } from '../../shared/language.tsx'

export const Route = createLazyFileRoute('/$lang/login')({
  component: Login,
  errorComponent: PageError,
})

function Login() {
  const { title, description } = portalTexts[useLanguage()]
  return (
    <>
      <PageHead description={description} noindex path="/login" title={title} />
      <LoginPage />
    </>
  )
}
