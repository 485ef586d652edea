import { Figure } from '@jalonne/ui'
import { type LocalizedText, Text } from '../text.tsx'
import { type Period, usePrices } from './use-prices.ts'

interface FigureContent {
  price: number | null
  period: Period | null
  /** Whether it is the lowest of several. */
  from: boolean
  text: LocalizedText | null
}

interface FigureTextProps {
  figure: FigureContent | null
  size?: 'text' | 'large'
}

/** Whether there is anything to show: of a figure that was emptied, “Lowest price” alone may be left, and a plan may be gone. */
export const hasFigure = (figure: FigureContent | null): boolean =>
  (figure?.price ?? figure?.text ?? null) !== null

/** A figure from the content: a price with its period, or a short text; nothing when it is empty. */
export function FigureText({ figure, size = 'text' }: FigureTextProps) {
  const { amount, startingAt, unit } = usePrices()
  if (!figure) return null
  if (figure.price === null) {
    return figure.text === null ? null : (
      <Figure size={size}>
        <Text value={figure.text} />
      </Figure>
    )
  }
  return (
    <Figure size={size} unit={unit(figure.period)} value={figure.price}>
      {figure.from ? startingAt(figure.price) : amount(figure.price)}
    </Figure>
  )
}
