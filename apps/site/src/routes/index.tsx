import { createFileRoute, redirect } from '@tanstack/react-router'
import { rootLanguage } from '../features/language/visitor-language.ts'

export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: '/$lang', params: { lang: rootLanguage(context.config) }, replace: true })
  },
})
