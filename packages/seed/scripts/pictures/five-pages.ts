import { ink, line, paper, sheet, signal } from './paper.ts'

const [cardWidth, cardHeight] = [270, 330]

// Five pages along one route, and a sixth that is not built yet.
const stops = [
  { x: 70, y: 490, body: home() },
  { x: 365, y: 300, body: services() },
  { x: 660, y: 110, body: prices() },
  { x: 660, y: 490, body: about() },
  { x: 955, y: 300, body: contact() },
]

/** Five page sketches joined by a route; a sixth stands by as a dashed outline. */
export function fivePagesPicture(): string {
  const centre = ({ x, y }: { x: number; y: number }) => [x + cardWidth / 2, y + cardHeight / 2]
  const [first, second, third, fourth, fifth] = stops.map(centre)
  const way = (...points: (number[] | undefined)[]) =>
    `<path d="M${points.map((point) => point?.join(' ')).join('L')}" fill="none" stroke="${ink}" stroke-width="6"/>`
  const sixth = { x: 1250, y: 110 }
  const dashed = `<rect x="${sixth.x}" y="${sixth.y}" width="${cardWidth}" height="${cardHeight}" fill="${paper}" stroke="${ink}" stroke-width="3" stroke-dasharray="14 12"/>`
  const toSixth = `<path d="M${fifth?.join(' ')}L${centre(sixth).join(' ')}" fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="14 12"/>`
  const cards = stops.map(
    ({ x, y, body }) =>
      `<g transform="translate(${x} ${y})"><rect width="${cardWidth}" height="${cardHeight}" fill="#fff" stroke="${ink}" stroke-width="3"/>${body}</g>`,
  )
  const routes = way(first, second, third, fifth) + way(second, fourth, fifth)
  return sheet(toSixth + routes + dashed + cards.join(''))
}

function bar(x: number, y: number, width: number, height = 10, fill: string = line): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
}

function top(): string {
  return bar(24, 24, 54, 18, ink) + bar(180, 30, 28, 6) + bar(218, 30, 28, 6)
}

function home(): string {
  const plates = [0, 1, 2].map((at) => {
    const [y, tip] = [190 + at * 40, 200 - at * 26]
    return `<path d="M24 ${y}H${tip}l14 14l-14 14H24Z" fill="${at === 0 ? signal : ink}"/>`
  })
  return (
    top() +
    bar(24, 76, 190, 24, ink) +
    bar(24, 110, 130, 24, ink) +
    bar(24, 152, 150) +
    plates.join('')
  )
}

function services(): string {
  const rows = [0, 1, 2, 3].map(
    (at) =>
      bar(24, 84 + at * 60, 96, 16, ink) +
      bar(140, 84 + at * 60, 106) +
      bar(140, 102 + at * 60, 80),
  )
  return top() + rows.join('')
}

function prices(): string {
  const columns = [0, 1, 2].map((at) => {
    const [x, fill] = [24 + at * 78, at === 1 ? signal : line]
    const lines = [0, 1, 2, 3].map((row) => bar(x, 176 + row * 26, 66, 8))
    return bar(x, 82, 66, 40, fill) + bar(x, 138, 44, 16, ink) + lines.join('')
  })
  return top() + columns.join('')
}

function about(): string {
  const portrait = `<circle cx="76" cy="136" r="52" fill="${line}"/><circle cx="76" cy="122" r="18" fill="${ink}"/><path d="M42 168a34 30 0 0 1 68 0Z" fill="${ink}"/>`
  return (
    top() +
    portrait +
    bar(150, 100, 96, 16, ink) +
    bar(150, 130, 80) +
    bar(150, 150, 92) +
    bar(24, 226, 222) +
    bar(24, 248, 200) +
    bar(24, 270, 210)
  )
}

function contact(): string {
  const fields = [0, 1, 2].map(
    (at) =>
      `<rect x="24" y="${84 + at * 50}" width="132" height="34" fill="none" stroke="${line}" stroke-width="4"/>`,
  )
  const pin = `<path d="M208 92a30 30 0 0 1 30 30c0 22-30 52-30 52s-30-30-30-52a30 30 0 0 1 30-30Z" fill="${ink}"/><circle cx="208" cy="122" r="11" fill="#fff"/>`
  return `${top()}${fields.join('')}<path d="M24 246H130l17 17l-17 17H24Z" fill="${signal}"/>${pin}`
}
