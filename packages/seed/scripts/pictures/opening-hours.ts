import { ink, line, paper, sheet, signal, width } from './paper.ts'

// The cover's week as three sources tell it, on a scale from 8 to 19. One of them is wrong on Thursday.
const day = [8.5, 18.5]
const week = [day, day, day, day, day, [8.5, 16], []]
const sources = [week, week, week.map((hours, at) => (at === 3 ? [8.5, 16.5] : hours))]

const left = 110
const top = 150
const column = (width - 2 * left) / 7
const hour = 660 / 11

/** A week of opening hours, three bars a day; the bar that ends too early is yellow. */
export function openingHoursPicture(): string {
  const lines = Array.from({ length: 12 }, (_, at) => {
    const y = top + at * hour
    return `<path d="M${left} ${y}H${width - left}" stroke="${line}" stroke-width="${at === 4 || at === 10 ? 3 : 1.5}"/>`
  })
  const heads = week.map((hours, at) => {
    const x = left + at * column + column / 2
    return `<circle cx="${x}" cy="${top - 56}" r="11" fill="${hours.length ? ink : paper}" stroke="${ink}" stroke-width="3"/>`
  })
  const bars = sources.flatMap((hours, source) =>
    hours.flatMap(([from, to], at) => (from && to ? bar(source, at, from, to) : [])),
  )
  return sheet(lines.join('') + heads.join('') + bars.join('') + missing())
}

const barWidth = 44
const x = (source: number, at: number) =>
  left + at * column + column / 2 + (source - 1) * 54 - barWidth / 2
const y = (time: number) => top + (time - 8) * hour

function bar(source: number, at: number, from: number, to: number): string {
  const wrong = source === 2 && at === 3
  const fill = wrong ? signal : [ink, '#4c544e', '#8b938d'][source]
  const edge = wrong ? ` stroke="${ink}" stroke-width="4"` : ''
  return `<rect x="${x(source, at)}" y="${y(from)}" width="${barWidth}" height="${y(to) - y(from)}" fill="${fill}"${edge}/>`
}

// The two hours that are missing, as an outline.
function missing(): string {
  return `<rect x="${x(2, 3)}" y="${y(16.5) + 8}" width="${barWidth}" height="${y(18.5) - y(16.5) - 8}" fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="10 9"/>`
}
