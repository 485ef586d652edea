import { useImageBuilder } from '../content-image.tsx'
import styles from './client-mark.module.css'

interface ClientContent {
  name: string
  mark: { url: string | null; width: number | null; height: number | null } | null
  markHeight: number | null
}

/** A firm's mark in the colour of the text around it, at the height it weighs right; its name where it has none. */
export function ClientMark({ client }: { client: ClientContent }) {
  const builder = useImageBuilder()
  const { name, mark, markHeight } = client
  if (!mark?.url || !mark.width || !mark.height) {
    return <span className={styles.name}>{name}</span>
  }
  return (
    <span
      aria-label={name}
      className={styles.mark}
      role="img"
      style={{
        '--height': `${markHeight ?? 28}px`,
        '--ratio': mark.width / mark.height,
        '--mark': `url("${builder.image(mark.url).url()}")`,
      }}
    />
  )
}
