import { useMessages } from '@jalonne/messages'
import { portal } from '@jalonne/messages/portal'
import { createLazyFileRoute } from '@tanstack/react-router'
import { PageHead } from '../../features/page/page-head.tsx'
import { LoginPage } from '../../features/portal/login-page.tsx'

export const Route = createLazyFileRoute('/$lang/login')({
  component: Login,
})

function Login() {
  const text = useMessages(portal)
  return (
    <>
      <PageHead description={text('description')} noindex path="/login" title={text('title')} />
      <LoginPage />
    </>
  )
}
