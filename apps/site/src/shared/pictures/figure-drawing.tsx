import styles from './large-figure.module.css'

interface DrawnAmount {
  drawing: 'bars' | 'clock' | 'days' | 'none' | 'peaks' | 'squares' | 'trail' | null
  amount: number | null
  reference: number | null
}

/** The drawing that says the same as a large figure, in `--ink` and `--accent` on `--field`. */
export function FigureDrawing({ figure }: { figure: DrawnAmount }) {
  const amount = figure.amount ?? 0
  switch (figure.drawing) {
    case 'days':
      return <Days done={amount} promised={figure.reference ?? amount} />
    case 'peaks':
      return <Peaks after={amount} before={figure.reference ?? 0} />
    case 'bars':
      return <Bars after={amount} before={figure.reference ?? 0} />
    case 'squares':
      return <Squares all={figure.reference ?? amount} filled={amount} />
    case 'clock':
      return <Clock hour={amount} />
    case 'trail':
      return <Trail stations={amount} />
    default:
      return null
  }
}

// In more room than it wants, a drawing stands at the start of a line: a calendar at its top, the others on the ground.
const hanging = 'xMinYMin meet'
const grounded = 'xMinYMax meet'

const week = 5

/** Days of a calendar, five a row: those that were needed are filled, the last of them ticked. */
function Days({ done, promised }: { done: number; promised: number }) {
  const days = Math.max(1, Math.min(60, Math.round(Math.max(done, promised))))
  const last = Math.min(days, Math.round(done)) - 1
  return (
    <svg
      aria-hidden="true"
      className={styles.days}
      preserveAspectRatio={hanging}
      viewBox={`0 0 680 ${Math.ceil(days / week) * 84 - 10}`}
    >
      {Array.from({ length: days }, (_, day) => {
        const x = (day % week) * 138
        const y = Math.floor(day / week) * 84
        return day <= last ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <path className={styles.done} d={`M${x} ${y}h128v74h-128z`} key={day} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <path className={styles.open} d={`M${x + 1} ${y + 1}h126v72h-126z`} key={day} />
        )
      })}
      {last >= 0 ? (
        <path
          className={styles.tick}
          d="M41 36l15 18 30-39"
          transform={`translate(${(last % week) * 138} ${Math.floor(last / week) * 84})`}
        />
      ) : null}
    </svg>
  )
}

/** Two peaks as high as the old value and the new one, in per cent. */
function Peaks({ before, after }: { before: number; after: number }) {
  const most = Math.max(before, after, 1)
  const top = (value: number) => 150 - (140 * Math.max(0, value)) / most
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      preserveAspectRatio={grounded}
      viewBox="0 0 168 152"
    >
      <path className={styles.far} d={`M0 150l32 ${top(before) - 150} 32 ${150 - top(before)}z`} />
      <path className={styles.near} d={`M36 150L101 ${top(after)}l66 ${150 - top(after)}z`} />
    </svg>
  )
}

/** Two bars as long as the old value and the new one. */
function Bars({ before, after }: { before: number; after: number }) {
  const most = Math.max(before, after, 1e-9)
  const length = (value: number) => Math.max(4, Math.round((640 * Math.max(0, value)) / most))
  return (
    <svg aria-hidden="true" className={styles.bars} preserveAspectRatio="none" viewBox="0 0 640 96">
      <path className={styles.far} d={`M0 0h${length(before)}v40h-${length(before)}z`} />
      <path className={styles.near} d={`M0 56h${length(after)}v40h-${length(after)}z`} />
    </svg>
  )
}

/** Squares in two rows or more, so many of all of them filled. */
function Squares({ filled, all }: { filled: number; all: number }) {
  const count = Math.max(1, Math.min(100, Math.round(Math.max(filled, all))))
  const inRow = Math.max(5, Math.ceil(count / (count > 40 ? 4 : 2)))
  return (
    <svg
      aria-hidden="true"
      className={styles.squares}
      preserveAspectRatio={grounded}
      viewBox={`0 0 ${inRow * 52 - 8} ${Math.ceil(count / inRow) * 52 - 8}`}
    >
      {Array.from({ length: count }, (_, square) => (
        <path
          className={square < Math.round(filled) ? styles.done : styles.left}
          d={`M${(square % inRow) * 52} ${Math.floor(square / inRow) * 52}h44v44h-44z`}
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
          key={square}
        />
      ))}
    </svg>
  )
}

/** A clock that shows an hour. */
function Clock({ hour }: { hour: number }) {
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      preserveAspectRatio={grounded}
      viewBox="0 0 150 150"
    >
      <g className={styles.clock}>
        <circle cx="75" cy="75" r="73" />
        {Array.from({ length: 12 }, (_, mark) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its hour
          <path d="M75 8v10" key={mark} transform={`rotate(${mark * 30} 75 75)`} />
        ))}
        <path className={styles.hand} d="M75 75V24" />
        <path className={styles.hand} d="M75 75V36" transform={`rotate(${hour * 30} 75 75)`} />
      </g>
    </svg>
  )
}

/** A trail that climbs, with its stations from the first to the last, where it ends. */
function Trail({ stations }: { stations: number }) {
  const count = Math.max(1, Math.min(12, Math.round(stations)))
  const places = Array.from({ length: count }, (_, station) => onTrail((station + 1) / count))
  const path = Array.from({ length: 25 }, (_, point) => onTrail(point / 24).join(' ')).join('L')
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      preserveAspectRatio={grounded}
      viewBox="0 0 240 152"
    >
      <path className={styles.way} d={`M${path}`} />
      {places.map(([x, y], station) => (
        <circle
          className={station === count - 1 ? styles.goal : styles.stop}
          cx={x}
          cy={y}
          key={x}
          r="9"
        />
      ))}
    </svg>
  )
}

/** A point of the trail, from 0 at its foot to 1 at its end. */
function onTrail(part: number): [x: number, y: number] {
  const round = (value: number) => Math.round(value * 10) / 10
  return [round(4 + 222 * part), round(138 - 116 * part + 18 * Math.sin(part * 2 * Math.PI))]
}
