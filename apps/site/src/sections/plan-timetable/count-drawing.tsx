import styles from './count-drawing.module.css'

const step = 13
const ten = 10

interface CountDrawingProps {
  count: number
  /** The largest count of the row: the others leave as much of it empty. */
  most: number
  as: 'squares' | 'ticks'
}

/** A count as something to see at a glance, beside its figure; a decoration. */
export function CountDrawing({ count, most, as }: CountDrawingProps) {
  const lines = as === 'squares' ? Math.ceil(most / ten) : 1
  const columns = as === 'squares' ? ten : most
  const size = { width: columns * step, height: lines * step }
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      {...size}
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      {Array.from({ length: most }, (_, number) => {
        const x = (number % columns) * step
        const y = Math.floor(number / columns) * step
        return (
          <path
            className={number < count ? styles.full : styles.empty}
            d={
              as === 'squares'
                ? `M${x + 0.5} ${y + 0.5}h9v9h-9z`
                : `M${x + 1} ${number < count ? 0 : 7}h2v${number < count ? 13 : 6}h-2z`
            }
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            key={number}
          />
        )
      })}
    </svg>
  )
}
