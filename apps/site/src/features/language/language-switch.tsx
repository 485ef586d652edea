import { otherLanguage } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { isTranslated } from '../../shared/is-translated.ts'
import { useLanguage } from '../../shared/language.tsx'
import { isPlainClick } from '../../shared/plain-click.ts'
import { chooseLanguage } from './choose-language.ts'

/** A link to the same page in the other language, query and hash kept; following it stores the choice. */
export function LanguageSwitch(props: { className?: string | undefined; children?: ReactNode }) {
  const text = useMessages()
  const language = otherLanguage(useLanguage())
  const hash = useLocation({ select: (location) => location.hash })
  const router = useRouter()
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    if (isTranslated()) {
      // The browser would go on showing its own words in place of the other language's.
      event.preventDefault()
      chooseLanguage(language)
      location.assign(event.currentTarget.href)
      return
    }
    // Not before the router has noted how far the page is scrolled: another language is laid out differently.
    const unsubscribe = router.subscribe('onBeforeLoad', () => {
      unsubscribe()
      chooseLanguage(language)
    })
  }
  return (
    <Link
      to="."
      params={(params) => ({ ...params, lang: language })}
      search={true}
      hash={hash}
      className={props.className}
      hrefLang={language}
      lang={language}
      aria-label={text('language.switchLabel')}
      onClick={choose}
      // The server knows no hash, and of a query only what its page declares.
      suppressHydrationWarning={true}
    >
      {props.children ?? text('language.switch')}
    </Link>
  )
}
