/** How wide a text is, in CSS pixels. */
export type MeasureText = (text: string) => number

/**
 * A text as a result page shows it: whole, or cut after the last word that fits together with "…". A first word that is
 * too long by itself is cut within.
 */
export function cutText(text: string, width: number, measure: MeasureText): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  if (measure(whole) <= width) return whole
  const fits = (part: string) => measure(`${part} …`) <= width
  const words = whole.split(' ')
  let count = words.length
  while (count > 0 && !fits(words.slice(0, count).join(' '))) count -= 1
  if (count > 0)
    return `${words
      .slice(0, count)
      .join(' ')
      .replace(/[\s.,;:!?–-]+$/, '')} …`
  const letters = [...(words[0] ?? '')]
  while (letters.length > 0 && !fits(letters.join(''))) letters.pop()
  return `${letters.join('')} …`
}

/** Measures as a browser draws: `font` as CSS has it, such as `20px Arial`. */
export function measureIn(font: string): MeasureText {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return () => 0
  context.font = font
  return (text) => context.measureText(text).width
}
