import { noticeTexts } from '@jalonne/messages/notices'
import { Button } from '@jalonne/ui'
import { ContentLink } from '../../shared/content-link.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { Notice } from '../../shared/notice/notice.tsx'
import { chooseConsent } from './consent.ts'

/** Asks whether the visit may be measured; both answers are as easy to give. */
export function ConsentNotice() {
  const texts = noticeTexts[useLanguage()]
  return (
    <Notice
      answers={
        <>
          <Button onClick={() => chooseConsent('denied')} variant="secondary">
            {texts['consent.no']}
          </Button>
          <Button onClick={() => chooseConsent('granted')} variant="secondary">
            {texts['consent.yes']}
          </Button>
        </>
      }
      title={texts['consent.title']}
    >
      {texts['consent.text']}{' '}
      <ContentLink href="/legal/privacy">{texts['consent.privacy']}</ContentLink>
    </Notice>
  )
}
