import { isLanguage, withLanguage } from '@jalonne/domain'
import { site } from '@jalonne/messages'
import { createFileRoute, type ErrorComponentProps, redirect } from '@tanstack/react-router'
import { visitorLanguage } from '../../features/language/visitor-language.ts'
import { LanguageError } from '../../layout/language-error.tsx'
import { LanguageLayout } from '../../layout/language-layout.tsx'
import { layoutQuery } from '../../queries/layout.ts'

export const Route = createFileRoute('/$lang')({
  beforeLoad: ({ context, params, location }) => {
    if (isLanguage(params.lang)) {
      return { language: params.lang, search: location.searchStr }
    }
    const language = visitorLanguage(context.config, location.pathname)
    throw redirect({ href: withLanguage(location.href, language), replace: true })
  },
  loader: async ({ cause, context: { queryClient, language, hydrateForLanguage } }) => {
    const layout = queryClient.ensureQueryData(layoutQuery())
    // It is awaited below: a failure before that is no unhandled one, which would end the server.
    layout.catch(() => {})
    // The texts come first: without them not even a failure can be told.
    await site.load(language)
    await layout
    if (cause !== 'preload') await hydrateForLanguage?.(language)
  },
  component: LanguageRoute,
  errorComponent: LanguageErrorRoute,
})

function LanguageRoute() {
  return <LanguageLayout language={Route.useRouteContext({ select: ({ language }) => language })} />
}

function LanguageErrorRoute({ error }: ErrorComponentProps) {
  return <LanguageError language={Route.useParams().lang} error={error} />
}
