/** How many dots of the texture make one of the drawing: sharp on a screen with two dots to a point. */
const scale = 2

/**
 * Paints the front of the badge, a part of the still drawing, on a canvas. Its texts are painted one by one: a drawing by
 * itself has no fonts but the system's. Rejects where the drawing can't be read.
 */
export async function paintCard(card: SVGGElement): Promise<HTMLCanvasElement> {
  const shapes = card.cloneNode(true) as SVGGElement
  shapes.removeAttribute('transform')
  for (const text of shapes.querySelectorAll('text')) text.remove()
  const image = new Image(340 * scale, 450 * scale)
  const drawing = new XMLSerializer().serializeToString(shapes)
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${image.width}" height="${image.height}" viewBox="0 0 340 450">${drawing}</svg>`,
  )}`
  await Promise.all([image.decode(), document.fonts.ready])
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('There is no canvas to paint the badge on')
  brush.drawImage(image, 0, 0)
  brush.scale(scale, scale)
  for (const text of card.querySelectorAll('text')) {
    const { fontFamily, fontSize, fontWeight, letterSpacing, textAnchor } = getComputedStyle(text)
    brush.font = `${fontWeight} ${fontSize} ${fontFamily}`
    brush.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
    brush.textAlign = textAnchor === 'end' ? 'right' : 'left'
    brush.fillStyle = text.getAttribute('fill') ?? ''
    brush.fillText(text.textContent, numberOf(text, 'x'), numberOf(text, 'y'))
  }
  return canvas
}

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name))
