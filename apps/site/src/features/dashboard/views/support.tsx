import { ButtonLink } from '@jalonne/ui'
import { Disclosure } from '@jalonne/ui/disclosure'
import { useLayout } from '../../../queries/layout.ts'
import { ContentLink } from '../../../shared/content-link.tsx'
import { useLanguage } from '../../../shared/language.tsx'
import { PhoneLink } from '../../../shared/phone-link.tsx'
import { support, tickets } from '../figures.ts'
import { Panel } from '../parts/panel.tsx'
import { StatCards } from '../parts/stat-cards.tsx'
import { Tag } from '../parts/tag.tsx'
import { useDashboard } from '../use-dashboard.ts'
import styles from './support.module.css'

/** What was asked and answered, and the way to ask the agency something for real. */
export function Support() {
  const { t, whole, minutes, date } = useDashboard()
  const phone = useLayout(useLanguage()).settings?.contact.phone
  const open = tickets.filter(({ state }) => state !== 'solved')
  return (
    <>
      <StatCards
        stats={[
          { key: 'open', label: t('tickets.open'), value: whole(open.length) },
          { key: 'reply', label: t('tickets.reply'), value: minutes(support.reply) },
          { key: 'solved', label: t('tickets.solved'), value: whole(support.solved) },
        ]}
      />
      <div className={styles.halves}>
        <Panel title={t('tickets')}>
          <div className={styles.tickets}>
            {tickets.map(({ number, opened, reply, state }) => (
              <Disclosure
                className={styles.ticket}
                key={number}
                summary={
                  <span className={styles.line}>
                    <span className={styles.number}>{number}</span>
                    <span className={styles.question}>{t(`ticket.${number}`)}</span>
                    <Tag open={state !== 'solved'}>{t(`ticket.${state}`)}</Tag>
                  </span>
                }
              >
                <p className={styles.answer}>{t(`ticket.${number}.answer`)}</p>
                <p className={styles.times}>
                  {t('ticket.opened', { date: date(opened) })}
                  {' · '}
                  {t('ticket.reply', { minutes: minutes(reply) })}
                </p>
              </Disclosure>
            ))}
          </div>
        </Panel>
        <Panel title={t('support.real')}>
          <p className={styles.answer}>{t('support.realText')}</p>
          <ButtonLink as={ContentLink} data-cta="dashboard-support" href="/contact">
            {t('support.contact')}
          </ButtonLink>
          {phone ? <PhoneLink className={styles.phone} phone={phone} /> : null}
        </Panel>
      </div>
    </>
  )
}
