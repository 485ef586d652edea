import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFontStack, type FontMetrics } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import arialBold from '@capsizecss/metrics/arial/700'
import courier from '@capsizecss/metrics/courierNew'
import roboto from '@capsizecss/metrics/roboto'
import robotoMedium from '@capsizecss/metrics/roboto/500'
import robotoBold from '@capsizecss/metrics/roboto/700'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

/** Where the files of a build are kept. */
export const folder = join(import.meta.dirname, '../src/styles/fonts')

const files = {
  sans: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
  mono: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
}

// As `unicode-range` in web-fonts.css.
const characters: [first: number, last: number][] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
]
const text = characters.map(([first, last]) => range(first, last)).join('')

// Systems have the regular cut, or one as wide: `local()` tries both names. Android ships a file a weight or one for all.
const regular = [
  named(arial, 'Arial', 'Liberation Sans'),
  named(roboto, 'Roboto', 'Roboto Regular'),
]
const medium = [
  named(arial, 'Arial', 'Liberation Sans'),
  named(robotoMedium, 'Roboto Medium', 'Roboto'),
]
const bold = [
  named(arialBold, 'Arial Bold', 'Liberation Sans Bold'),
  named(robotoBold, 'Roboto Bold', 'Roboto'),
]

/** What the styles have fonts from, by file name: subsets of the web fonts, and the faces that stand in for them. */
export async function buildFonts(): Promise<Record<string, string | Buffer>> {
  const [sans, mono] = await Promise.all([read(files.sans), read(files.mono)])
  const sansFace = (weight: number, width: number, systemFonts: FontMetrics[]) =>
    fallbackFace(sans, 'Instrument Sans', { wght: weight, wdth: width }, systemFonts)
  const faces = await Promise.all([
    sansFace(400, 100, regular),
    sansFace(500, 100, medium),
    // Headings are set narrower in French, and on small screens.
    sansFace(600, 100, bold),
    sansFace(600, 92, bold),
    sansFace(600, 85, bold),
    sansFace(700, 100, bold),
    fallbackFace(mono, 'Geist Mono', { wght: 400 }, [
      named(courier, 'Liberation Mono', 'Courier New'),
    ]),
  ])
  return {
    'instrument-sans-subset.woff2': await subset(sans, {
      wght: { min: 400, max: 700 },
      wdth: { min: 85, max: 100 },
    }),
    'geist-mono-subset.woff2': await subset(mono, { wght: { min: 400, max: 600 } }),
    'fallbacks.css': `${preface}\n${faces.join('\n')}\n`,
  }
}

const preface = `/* Written by packages/ui/build/fonts.ts: fonts of visitors' systems in the measure of the web fonts, weight by weight and
   width by width, so that little moves when the real ones arrive after the first view (web-fonts.css). */`

function named(metrics: FontMetrics, fullName: string, postscriptName: string): FontMetrics {
  return { ...metrics, fullName, postscriptName }
}

/** As wide as one weight and width of a web font, and with its line height. */
async function fallbackFace(
  font: Buffer,
  familyName: string,
  axes: { wght: number; wdth?: number },
  systemFonts: FontMetrics[],
): Promise<string> {
  const instance = await subsetFont(font, text, {
    targetFormat: 'sfnt',
    variationAxes: { ...axes },
  })
  const metrics = { ...(await fromBuffer(instance)), familyName }
  const fontFaceProperties =
    axes.wdth === undefined ? {} : { fontWeight: axes.wght, fontStretch: `${axes.wdth}%` }
  return createFontStack([metrics, ...systemFonts], { fontFaceProperties }).fontFaces
}

// What the styles use of the fonts' features: the others weigh 3 KB.
const keepFeatures = ['kern', 'tnum']

const subset = (font: Buffer, variationAxes: Record<string, { min: number; max: number }>) => {
  // Not written into the call: the package knows `keepFeatures`, its types do not yet.
  const options = { targetFormat: 'woff2' as const, variationAxes, keepFeatures }
  return subsetFont(font, text, options)
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
}

const read = (file: string) => readFile(fileURLToPath(import.meta.resolve(file)))

// `node packages/ui/build/fonts.ts` after a change of fonts, characters, weights or widths.
if (import.meta.main) {
  for (const [name, content] of Object.entries(await buildFonts()))
    await writeFile(join(folder, name), content)
}
