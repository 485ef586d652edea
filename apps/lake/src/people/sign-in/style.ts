import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export interface SignInStyle {
  css: string
  /** What the content security policy allows the style by. */
  hash: string
  /** The map sheet behind the page, as SVG. */
  sheet: string
}

const font = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2'

/** Name of the page's font, beside the page. */
export const fontName = 'instrument-sans.woff2'

let style: Promise<SignInStyle> | null = null

/** The look of the sign-in page, read once. */
export function signInStyle(): Promise<SignInStyle> {
  style ??= readStyle()
  return style
}

/** The bytes of its font. */
export const signInFont = () => readFile(fileURLToPath(import.meta.resolve(font)))

async function readStyle(): Promise<SignInStyle> {
  const [rules, sheet] = await Promise.all([
    readFile(new URL('sign-in.css', import.meta.url), 'utf8'),
    readFile(new URL('sheet.svg', import.meta.url), 'utf8'),
  ])
  const face = `@font-face{font-family:'Instrument Sans';font-weight:400 700;font-stretch:75% 100%;font-display:swap;src:url(${fontName}) format('woff2')}`
  const css = face + rules
  return { css, hash: `sha256-${hash('sha256', css, 'base64')}`, sheet }
}
