import { useMessages } from '@jalonne/messages'
import { LanguageSwitch } from '../features/language/language-switch.tsx'
import type { Layout } from '../queries/layout.ts'
import { ContentLink } from '../shared/content-link.tsx'

export function Header(_props: { layout: Layout }) {
  const text = useMessages()
  return (
    <header>
      <nav aria-label={text('nav.label')}>
        <ContentLink href="/">{text('nav.home')}</ContentLink>
        <ContentLink href="/pricing">{text('nav.pricing')}</ContentLink>
        <LanguageSwitch />
      </nav>
    </header>
  )
}

export function Footer(_props: { layout: Layout }) {
  return <footer />
}
