import * as v from 'valibot'
import { LakeProblem } from '../problem.ts'

/** The widest and highest picture anyone may request, in pixels. */
export const longestSide = 8192

const number = (name: string, min: number, max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^-?\d+(\.\d+)?$/, `"${name}" must be a number`),
      v.transform(Number),
      v.minValue(min, `"${name}" must be at least ${min}`),
      v.maxValue(max, `"${name}" must be at most ${max}`),
    ),
  )
const pixels = (name: string) => number(name, 1, longestSide)
const oneOf = <const T extends readonly string[]>(name: string, values: T) =>
  v.optional(v.picklist(values, `"${name}" must be one of ${values.join(', ')}`))

const crops = ['center', 'top', 'bottom', 'left', 'right', 'focalpoint', 'entropy'] as const
const colour = /^(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i

const TransformParameters = v.object({
  w: pixels('w'),
  h: pixels('h'),
  'min-w': pixels('min-w'),
  'min-h': pixels('min-h'),
  'max-w': pixels('max-w'),
  'max-h': pixels('max-h'),
  dpr: number('dpr', 0.1, 5),
  rect: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^-?\d+(,-?\d+){3}$/, '"rect" must be left,top,width,height in whole pixels'),
      v.transform((text) => text.split(',').map(Number)),
      v.tuple([v.number(), v.number(), v.number(), v.number()]),
      v.transform(([left, top, width, height]) => ({ left, top, width, height })),
    ),
  ),
  fit: oneOf('fit', ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']),
  crop: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').filter(Boolean)),
      v.array(v.picklist(crops, `"crop" must be made of ${crops.join(', ')}`)),
    ),
  ),
  'fp-x': number('fp-x', 0, 1),
  'fp-y': number('fp-y', 0, 1),
  q: number('q', 0, 100),
  fm: oneOf('fm', ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif']),
  auto: oneOf('auto', ['format']),
  blur: number('blur', 0, 2000),
  sharp: number('sharp', 0, 100),
  sharpen: number('sharpen', 0, 100),
  sat: number('sat', -100, 100),
  invert: oneOf('invert', ['true', 'false']),
  flip: oneOf('flip', ['h', 'v', 'hv', 'vh']),
  or: oneOf('or', ['0', '90', '180', '270']),
  bg: v.optional(
    v.pipe(v.string(), v.regex(colour, '"bg" must be a colour as RGB, ARGB, RRGGBB or AARRGGBB')),
  ),
  pad: number('pad', 0, 2000),
  frame: oneOf('frame', ['1']),
})

/** What an image address requests, each value checked; unknown parameters are dropped. */
export type Transform = v.InferOutput<typeof TransformParameters>

/**
 * Reads the query of an image address as `@sanity/image-url` writes it.
 * @throws LakeProblem 400 naming the parameter that is wrong
 */
export function parseTransform(query: URLSearchParams): Transform {
  const parsed = v.safeParse(TransformParameters, Object.fromEntries(query))
  if (parsed.success) return parsed.output
  throw new LakeProblem(
    400,
    'invalidImageParameter',
    `Cannot draw this image: ${parsed.issues[0].message}`,
  )
}
