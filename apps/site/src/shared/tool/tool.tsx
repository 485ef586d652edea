import { placeOf } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { tools } from '@jalonne/messages/tools'
import { ButtonLink, classNames, Grid, Icon, Section } from '@jalonne/ui'
import { useRouterState } from '@tanstack/react-router'
import { Check } from 'lucide'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Page } from '../../queries/section-types.ts'
import { noteOf, setNote, useNote } from '../contact/note.ts'
import { ContentLink } from '../content-link.tsx'
import { SectionHead } from '../section-head.tsx'
import { type LocalizedText, Sentence, type SentenceOf, textOf, wordsOf } from '../text.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './tool.module.css'
import { withWideSpaces } from './units.ts'

interface ToolProps {
  section: {
    _key: string
    anchor: string | null
    title: LocalizedText | null
    lead: LocalizedText | null
  }
  page: Page
  /** Of `useFigures`. */
  form: RefObject<HTMLFormElement | null>
  /** The controls: range and select fields. */
  fields: ReactNode
  /** The figure a visitor came for; on a small screen it stays in sight while others are set. */
  headline: { label: string; value: string }
  /** What comes of the figures, in a sentence or two. It is read out when they change. */
  sentence: SentenceOf
  /** The figures as they were set, for whoever reads the request. */
  given: readonly (readonly [label: string, value: string])[]
  /** Sets the colours of the board: `--board`, `--on-board`, `--board-accent`. It draws in `--field`, `--ink` and `--accent`. */
  className?: string | undefined
  /** The picture of the result. */
  children: ReactNode
}

/**
 * The frame of every calculator: its figures on the left, what comes of them on a board, and a link that lays both beside
 * the form of the page. Without scripts it is a worked example.
 */
export function Tool(props: ToolProps) {
  const { section, page, form, fields, headline, sentence, given, className, children } = props
  const t = useMessages(tools)
  const id = `${section._key}-title`
  const place = page.sections.find(({ _type }) => _type === 'serviceContactForm')
  const title = textOf(section.title)
  const lines = [
    title,
    ...given.map(([label, value]) => t('line', { label, value })),
    sentence(textOf),
  ]
  // That of the page in sight, also while the next one is on its way.
  const address = useRouterState({
    select: ({ location, resolvedLocation: { pathname, searchStr } = location }) =>
      pathname + searchStr,
  })
  const result = wordsOf(lines.filter(Boolean).join('\n'))
  // With the address, where its figures can be seen again.
  const written = useCallback(() => `${result}\n${location.origin}${address}`, [result, address])
  const { attach, attached } = useAttached(page.path, written)
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <Grid className={styles.grid}>
        <div className={styles.side}>
          <p aria-hidden="true" className={styles.headline}>
            <strong key={headline.value}>{withWideSpaces(headline.value)}</strong>{' '}
            <span>{headline.label}</span>
          </p>
          <form
            aria-label={t('figures')}
            className={styles.figures}
            onSubmit={(event) => event.preventDefault()}
            ref={form}
          >
            {fields}
            <p className={styles.still}>{t('still')}</p>
          </form>
        </div>
        <div className={classNames(styles.board, className)}>
          <div>{children}</div>
          <output className={styles.sentence}>
            {/* Anew each time: a browser that translates has put other nodes in place of the old text. */}
            <span key={wordsOf(sentence(textOf))}>
              <Sentence of={(write) => withWideSpaces(sentence(write))} />
            </span>
          </output>
        </div>
        <div className={styles.end}>
          {place ? (
            <ButtonLink
              as={ContentLink}
              data-cta="tool"
              href={`#${placeOf(place)}`}
              onClick={attach}
            >
              {attached ? <Icon of={Check} size={18} /> : null}
              {t(attached ? 'attached' : 'attach')}
            </ButtonLink>
          ) : null}
          <CopyButton text={written} />
          <p className={styles.share}>{t('share')}</p>
        </div>
      </Grid>
    </Section>
  )
}

/** Lays the result beside the form of the page once it is asked for, and follows the figures from then on. */
function useAttached(path: string, written: () => string) {
  const note = useNote(path)
  const shown = useRef<string>(null)
  useEffect(() => {
    const text = written()
    if (shown.current !== null && noteOf(path) === shown.current) setNote(path, text)
    shown.current = text
  }, [path, written])
  return {
    attached: note !== null && note === written(),
    attach: () => setNote(path, written()),
  }
}
