import { formatNumber } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { Icon, VisuallyHidden } from '@jalonne/ui'
import { ArrowRight } from 'lucide'
import { useLanguage } from '../../shared/language.tsx'
import { Phone } from '../../shared/pictures/frames.tsx'
import { PicturePlate } from '../../shared/pictures/picture-plate.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

type Cell = ViewProps<'bento'>['section']['cells'][number]

/** The drawing an editor has chosen for a cell; nothing for one this site does not know. */
export function Drawing({ cell }: { cell: Cell }) {
  switch (cell.drawing) {
    case 'phone':
      return <InHand cell={cell} />
    case 'gauge':
      return <Gauge cell={cell} />
    case 'signs':
      return <Signs cell={cell} />
    case 'field':
      return <Field cell={cell} />
    case 'addresses':
      return <Addresses cell={cell} />
    case 'contrast':
      return <Contrast />
    default:
      return null
  }
}

/** A phone over the circles that a thumb reaches. */
function InHand({ cell: { picture } }: { cell: Cell }) {
  return (
    <div className={styles.hand}>
      <svg
        aria-hidden="true"
        className={styles.reach}
        preserveAspectRatio="xMidYMax slice"
        viewBox="0 0 420 430"
      >
        {[150, 200, 250, 300, 350, 400].map((radius) => (
          <circle cx="372" cy="392" key={radius} r={radius} />
        ))}
      </svg>
      {picture?.url ? <Phone className={styles.phone} picture={picture} sizes="250px" /> : null}
    </div>
  )
}

/** An amount, and where it stands between nothing and what it is compared with. */
function Gauge({ cell: { amount, reference, unit } }: { cell: Cell }) {
  const language = useLanguage()
  if (typeof amount !== 'number') return null
  const share = Math.max(0, Math.min(1, amount / (reference || amount || 1)))
  // Half a turn, from the left to the right.
  const end = (radius: number) =>
    `${105 - radius * Math.cos(share * Math.PI)} ${112 - radius * Math.sin(share * Math.PI)}`
  return (
    <div className={styles.gauge}>
      <p className={styles.amount}>
        {formatNumber(amount, language)}
        {unit ? (
          <small>
            {'\u00a0'}
            <Text value={unit} />
          </small>
        ) : null}
      </p>
      <svg aria-hidden="true" className={styles.dial} viewBox="0 0 210 120">
        <path className={styles.scale} d="M10 112a95 95 0 0 1 190 0" />
        <path className={styles.share} d={`M10 112A95 95 0 0 1 ${end(95)}`} />
        <path className={styles.needle} d={`M105 112L${end(76)}`} />
        <circle cx="105" cy="112" r="7" />
      </svg>
    </div>
  )
}

/** A pole with a sign on either side. */
function Signs({ cell: { lines } }: { cell: Cell }) {
  const [left, right] = lines ?? []
  return (
    <p className={styles.signs}>
      {left ? (
        <PicturePlate className={styles.sign} to="left">
          <Text value={left} />
        </PicturePlate>
      ) : null}
      {right ? (
        <PicturePlate className={styles.sign}>
          <Text value={right} />
        </PicturePlate>
      ) : null}
    </p>
  )
}

/** A field of a form with its name, and what has just been typed into it. */
function Field({ cell: { lines } }: { cell: Cell }) {
  const [name, typed] = lines ?? []
  return (
    <p className={styles.field}>
      <span className={styles.name}>
        <Text value={name} />
      </span>
      <span className={styles.typed}>
        <Text value={typed} />
      </span>
    </p>
  )
}

function Addresses({ cell: { redirects } }: { cell: Cell }) {
  const t = useMessages()
  return (
    <ul className={styles.addresses}>
      {redirects?.map(({ _key, from, to }) => (
        <li className={styles.address} key={_key}>
          <s>{from}</s>
          <Icon of={ArrowRight} size={20} />
          <VisuallyHidden>{t('bento.leadsTo')}</VisuallyHidden>
          <span>{to}</span>
        </li>
      ))}
    </ul>
  )
}

/** How strong the letters are, in per cent, and their contrast to the ground, as it is measured. */
const steps = [
  { share: 25, ratio: 1.9 },
  { share: 40, ratio: 2.9 },
  { share: 60, ratio: 4.9 },
  { share: 80, ratio: 7.6 },
  { share: 100, ratio: 11.3 },
]

function Contrast() {
  const language = useLanguage()
  return (
    <div aria-hidden="true" className={styles.contrast}>
      {steps.map(({ share, ratio }) => (
        <p data-share={share} key={share}>
          <span className={styles.letters} />
          <small>{formatNumber(ratio, language)}</small>
        </p>
      ))}
    </div>
  )
}
