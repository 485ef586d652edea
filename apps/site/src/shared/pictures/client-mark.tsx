import { classNames } from '@jalonne/ui'
import { useImageBuilder } from '../content-image.tsx'
import styles from './client-mark.module.css'

export interface ClientContent {
  name: string
  mark: { url: string | null; width: number | null; height: number | null } | null
  markHeight: number | null
}

/** A firm's mark in the colour of the text around it, at the height it weighs right; its name where it has none. */
export function ClientMark({
  client,
  scale = 1,
  className,
}: {
  client: ClientContent
  scale?: number
  className?: string | undefined
}) {
  const builder = useImageBuilder()
  const { name, mark, markHeight } = client
  if (!mark?.url || !mark.width || !mark.height) {
    return <span className={classNames(styles.name, className)}>{name}</span>
  }
  return (
    <span
      aria-label={name}
      className={classNames(styles.mark, className)}
      role="img"
      style={{
        blockSize: `${(markHeight ?? 28) * scale}px`,
        aspectRatio: mark.width / mark.height,
        maskImage: `url("${builder.image(mark.url).url()}")`,
      }}
    />
  )
}
