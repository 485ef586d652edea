import { questionTexts } from '@jalonne/messages/questions'
import { Button } from '@jalonne/ui'
import { ContentLink } from '../../shared/content-link.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { Notice } from '../../shared/notice/notice.tsx'
import { chooseConsent, readConsent } from './consent.ts'

/** Asks whether the visit may be measured; both answers are as easy to give. */
export function ConsentNotice() {
  const texts = questionTexts[useLanguage()]
  return (
    <Notice
      answers={
        <>
          <Button onClick={() => chooseConsent('denied')} variant="secondary">
            {texts.no}
          </Button>
          <Button onClick={() => chooseConsent('granted')} variant="secondary">
            {texts.yes}
          </Button>
        </>
      }
      title={texts.title}
      wanted={readConsent() !== null}
    >
      {texts.text} <ContentLink href="/legal/privacy">{texts.privacy}</ContentLink>
    </Notice>
  )
}
