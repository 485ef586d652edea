import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { convert } from 'fontverter'
import { sample } from './sample.ts'

/** The stylesheet of the fallback faces. */
export const stylesheet = join(import.meta.dirname, '../src/styles/fonts.css')

const files = {
  sans: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
  mono: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  // Drawn to the widths of Arial, Helvetica and Liberation Sans, or Courier New and Liberation Mono.
  arial: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
  arialBold: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
  courier: '@fontsource/cousine/files/cousine-latin-400-normal.woff2',
  roboto: '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
  robotoMedium: '@fontsource/roboto/files/roboto-latin-500-normal.woff2',
  robotoBold: '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
} as const

const arial = ['Arial', 'Liberation Sans', 'Helvetica']
const arialBold = ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold']

interface Face {
  family: string
  weight: string
  /** The width headings are set in, in percent. */
  stretch?: number
  /** What visitors' systems call the font. */
  local: readonly string[]
  /** A font file with the same letters. */
  file: keyof typeof files
  /** The font it stands in for, in which weight. */
  for: { file: 'sans' | 'mono'; weight: number }
}

const headings = [100, 92, 85]
const faces: Face[] = [
  ...sans('Instrument Sans Fallback', [arial, arial, arialBold], ['arial', 'arial', 'arialBold']),
  ...sans(
    'Instrument Sans Android',
    [
      ['Roboto', 'Roboto Regular'],
      ['Roboto Medium', 'Roboto'],
      ['Roboto Bold', 'Roboto'],
    ],
    ['roboto', 'robotoMedium', 'robotoBold'],
  ),
  {
    family: 'Geist Mono Fallback',
    weight: '100 900',
    local: ['Liberation Mono', 'Courier New', 'Cousine'],
    file: 'courier',
    for: { file: 'mono', weight: 400 },
  },
]

function sans(
  family: string,
  [regular, medium, bold]: [readonly string[], readonly string[], readonly string[]],
  [file, mediumFile, boldFile]: [keyof typeof files, keyof typeof files, keyof typeof files],
): Face[] {
  return [
    { family, weight: '400', local: regular, file, for: { file: 'sans', weight: 400 } },
    { family, weight: '500', local: medium, file: mediumFile, for: { file: 'sans', weight: 500 } },
    ...headings.map((stretch) => ({
      family,
      weight: '600',
      stretch,
      local: bold,
      file: boldFile,
      for: { file: 'sans' as const, weight: 600 },
    })),
    { family, weight: '700', local: bold, file: boldFile, for: { file: 'sans', weight: 700 } },
  ]
}

/** Computes the fallback faces from the font files: as wide as what they stand in for, and with its line height. */
export async function fallbackFonts(): Promise<string> {
  const fonts = new Map<string, Font>()
  for (const [name, file] of Object.entries(files)) fonts.set(name, await openFont(file))
  const rules = await Promise.all(faces.map((face) => rule(face, fonts)))
  return `${preface}\n${rules.join('\n\n')}\n`
}

const preface = `/* Written by packages/ui/build/fallback-fonts.ts: fonts of visitors' systems in the measure of the web fonts, weight by
   weight and width by width, so that little moves when the real ones arrive after the first view (web-fonts.css). */`

function rule(face: Face, fonts: ReadonlyMap<string, Font>): string {
  const wanted = fonts.get(face.for.file)
  const local = fonts.get(face.file)
  if (!wanted || !local) throw new Error(`no font file for ${face.family}`)
  const { weight } = face.for
  const axes =
    face.for.file === 'sans' ? { wght: weight, wdth: face.stretch ?? 100 } : { wght: weight }
  const size = widthOf(wanted.getVariation(axes)) / widthOf(local)
  const share = (value: number) => percent(value / wanted.unitsPerEm / size)
  return `@font-face {
  font-family: '${face.family}';
  font-weight: ${face.weight};${face.stretch ? `\n  font-stretch: ${face.stretch}%;` : ''}
  src: ${face.local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${share(wanted.ascent)};
  descent-override: ${share(-wanted.descent)};
  line-gap-override: ${share(wanted.lineGap)};
}`
}

// In em, kerning included.
const widthOf = (font: Font): number => font.layout(sample).advanceWidth / font.unitsPerEm

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`

async function openFont(file: string): Promise<Font> {
  const packed = readFileSync(fileURLToPath(import.meta.resolve(file)))
  // It reads the variations of unpacked files only.
  const font = create(await convert(packed, 'sfnt'))
  if (!('layout' in font)) throw new Error(`${file} holds more than one font`)
  return font
}

// `node packages/ui/build/fallback-fonts.ts` after a change of fonts, weights or widths.
if (import.meta.main) writeFileSync(stylesheet, await fallbackFonts())
