import { useMessages } from '@jalonne/messages'
import { consent } from '@jalonne/messages/consent'
import { Button } from '@jalonne/ui'
import { ContentLink } from '../../shared/content-link.tsx'
import { Notice } from '../../shared/notice/notice.tsx'
import { chooseConsent, useConsent } from './consent.ts'

/** Asks whether the visit may be measured; both answers are as easy to give. */
export function ConsentNotice() {
  const text = useMessages(consent)
  const { reopened } = useConsent()
  return (
    <Notice
      answers={
        <>
          <Button onClick={() => chooseConsent('denied')} variant="secondary">
            {text('no')}
          </Button>
          <Button onClick={() => chooseConsent('granted')} variant="secondary">
            {text('yes')}
          </Button>
        </>
      }
      title={text('title')}
      wanted={reopened}
    >
      {text('text')} <ContentLink href="/legal/privacy">{text('privacy')}</ContentLink>
    </Notice>
  )
}
