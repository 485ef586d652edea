import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contourAddress, drawContours, seedFromAddress } from '@jalonne/site/contours'
import { type ShareImageContent, shareImageSize } from '@jalonne/site/share-image'
import satori from 'satori'
import sharp from 'sharp'
import { breakLines, type Word } from './break-lines.ts'

const { width, height } = shareImageSize
const margin = 64
const sheetAt = 420
const colours = { paper: '#f9fbf9', ink: '#101511', signal: '#fecf16', contour: '#a57d5a' }

// A family each: of several fonts of one name satori reads one.
const fonts = ['latin', 'latin-ext'].map((subset) => ({
  name: subset,
  weight: 600 as const,
  data: readFileSync(
    fileURLToPath(
      import.meta.resolve(
        `@fontsource/instrument-sans/files/instrument-sans-${subset}-600-normal.woff`,
      ),
    ),
  ),
}))
const fontFamily = fonts.map(({ name }) => name).join(', ')

const box = {
  width: width - 2 * margin,
  maxLines: 3,
  sizes: [100, 92, 84, 76, 68, 60, 52, 46, 40],
  space: 0.21,
}
const leading = 1.02
const tracking = -0.04
const maxTitle = 160

/** Draws a share image as a PNG: the brand on its plate, the title, the map sheet behind them. */
export async function drawShareImage(content: ShareImageContent): Promise<Buffer> {
  const words = await setWords(printable(content.brand), printable(content.title))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${colours.paper}"/>${sheet(content.seed)}${words}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 8 }).toBuffer()
}

// The lines fade out under the words.
function sheet(seed: string): string {
  const name = seedFromAddress(new URL(contourAddress(seed), 'file:').pathname) ?? 'jalonne'
  const drawn = drawContours(name, { width: width - sheetAt, height, levels: 14 })
    .replace('stroke="#000"', `stroke="${colours.contour}"`)
    .replace('<svg ', `<svg x="${sheetAt}" `)
  return (
    '<linearGradient id="fade"><stop offset="0" stop-color="#fff" stop-opacity="0"/>' +
    '<stop offset=".62" stop-color="#fff"/></linearGradient>' +
    `<mask id="sheet"><rect x="${sheetAt}" width="${width - sheetAt}" height="${height}" fill="url(#fade)"/></mask>` +
    `<g mask="url(#sheet)">${drawn}</g>`
  )
}

async function setWords(brand: string, title: string): Promise<string> {
  const { size, lines } = breakLines(await measured(title), box)
  const heading = lines.map((line) =>
    element('div', { fontSize: size, lineHeight: leading, letterSpacing: `${tracking}em` }, line),
  )
  const column = element('div', { display: 'flex', flexDirection: 'column' }, heading)
  return satori(sheetOf([plate(brand), column]), { width, height, fonts })
}

/** The words of a title with their widths; a no-break space joins what stands on both its sides. */
async function measured(title: string): Promise<Word[]> {
  const size = 100
  const words: Word[] = title.split(/[ \t\n]+/).map((text) => ({ text, width: 0 }))
  const style = { fontSize: size, letterSpacing: `${tracking}em`, flexShrink: 0 }
  const row = element(
    'div',
    { display: 'flex', fontFamily },
    words.map(({ text }, index) => element('div', style, text, `${index}`)),
  )
  await satori(row, {
    width: 100_000,
    height,
    fonts,
    onNodeDetected: (node) => {
      const word = node.key ? words[Number(node.key)] : undefined
      if (word) word.width = node.width / size
    },
  })
  return words
}

/** The brand on a signpost's plate. */
function plate(brand: string) {
  const tip = { type: 'path', props: { d: 'M0 0L22 33L0 66Z', fill: colours.signal } }
  const sign = {
    display: 'flex',
    alignItems: 'center',
    padding: '0 18px 0 20px',
    background: colours.signal,
    fontSize: 34,
    letterSpacing: '-0.02em',
  }
  return element('div', { display: 'flex', height: 66 }, [
    element('div', sign, brand),
    { type: 'svg', props: { width: 22, height: 66, viewBox: '0 0 22 66', children: tip } },
  ])
}

const sheetOf = (children: unknown[]) =>
  element(
    'div',
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      alignItems: 'flex-start',
      boxSizing: 'border-box',
      width,
      height,
      padding: `${margin}px ${margin}px 56px`,
      fontFamily,
      color: colours.ink,
    },
    children,
  )

// What React would make of JSX, without React.
const element = (
  type: string,
  style: Record<string, string | number>,
  children: unknown,
  key: string | null = null,
) => ({ type, key, props: { style, children } })

// The font has these three of what may be an emoji.
const emoji =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3/gu

/**
 * Without what the font has no sign for: thin and joined spaces become plain ones, line breaks of any kind too; emoji and
 * invisible signs go.
 */
const printable = (text: string) =>
  text
    .replace(/[\u202f\u2007\u2009]/g, '\u00a0')
    .replace(/[\t\n\v\f\r\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(emoji, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, maxTitle)
