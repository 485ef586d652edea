import { swissDay } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { Grid, Icon } from '@jalonne/ui'
import { ArrowUpRight } from 'lucide'
import { reopenConsent } from '../features/analytics/consent.ts'
import { LanguageSwitch } from '../features/language/language-switch.tsx'
import type { Layout } from '../queries/layout.ts'
import { ContentLink } from '../shared/content-link.tsx'
import { PhoneLink } from '../shared/phone-link.tsx'
import { Text, textOf } from '../shared/text.tsx'
import styles from './footer.module.css'

/** The end of every page: all that can be reached, where the agency works, and since when. */
export function Footer({ layout }: { layout: Layout }) {
  const t = useMessages()
  const { settings, navigation } = layout
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <Grid className={styles.grid}>
          <div className={styles.brand}>
            <p className={styles.tagline}>
              <Text value={settings?.brand.tagline} />
            </p>
            {settings ? <Reach contact={settings.contact} /> : null}
            <ul className={styles.links}>
              {settings?.instagram ? (
                <li>
                  <ContentLink className={styles.link} href={textOf(settings.instagram)}>
                    {t('footer.instagram')}
                    <Icon of={ArrowUpRight} size={16} />
                  </ContentLink>
                </li>
              ) : null}
              <li>
                <LanguageSwitch className={styles.link} />
              </li>
            </ul>
          </div>
          {navigation?.footer.map((group) => (
            <FooterGroup group={group} key={group._key} />
          ))}
        </Grid>
        <Cantons cantons={settings?.contact.cantons ?? []} />
        <div className={styles.end}>
          <Copyright brand={settings?.brand} />
          <p>{t('price.withoutVat')}</p>
          {settings?.analytics.length ? <CookieChoices /> : null}
        </div>
      </div>
    </footer>
  )
}

/** How to call, write and visit, on every page. */
function Reach({ contact }: { contact: NonNullable<Layout['settings']>['contact'] }) {
  const { phone, email, street, postalCode, city } = contact
  return (
    <address className={styles.reach}>
      {phone ? <PhoneLink className={styles.link} phone={phone} /> : null}
      {email ? (
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
      ) : null}
      {street ? (
        <span>
          {street}, {postalCode} <Text value={city} />
        </span>
      ) : null}
    </address>
  )
}

function FooterGroup({ group }: { group: Groups[number] }) {
  const id = `${group._key}-footer`
  return (
    <nav aria-labelledby={id} className={styles.group}>
      <h2 className={styles.title} id={id}>
        <Text value={group.title} />
      </h2>
      <ul className={styles.links}>
        {group.links.map(({ _key, href, label }) => (
          <li key={_key}>
            <ContentLink className={styles.link} href={href}>
              <Text value={label} />
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Cantons({ cantons }: { cantons: NonNullable<Layout['settings']>['contact']['cantons'] }) {
  const t = useMessages()
  return (
    <ul aria-label={t('footer.cantons')} className={styles.cantons}>
      {cantons.map(({ _key, code, name }) => (
        <li key={_key}>
          <span aria-hidden className={styles.code}>
            {code}
          </span>
          <Text value={name} />
        </li>
      ))}
    </ul>
  )
}

function Copyright({ brand }: { brand: NonNullable<Layout['settings']>['brand'] | undefined }) {
  const t = useMessages()
  const year = swissDay(Date.now()).slice(0, 4)
  return (
    <p suppressHydrationWarning>
      {t('footer.copyright', {
        from: String(brand?.foundedYear ?? year),
        to: year,
        name: brand?.legalName ?? brand?.name ?? '',
      })}
    </p>
  )
}

// Shown where visits can be measured at all.
function CookieChoices() {
  const t = useMessages()
  return (
    <button className={styles.choices} onClick={reopenConsent} type="button">
      {t('footer.cookies')}
    </button>
  )
}

type Groups = NonNullable<Layout['navigation']>['footer']
