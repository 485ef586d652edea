import { cleanup, render } from '@testing-library/react'
import * as arrowRight from 'lucide-react/icons/arrow-right'
import { afterEach, expect, test } from 'vitest'
import createGlyph from './glyph.tsx'
import { Icon } from './icon.tsx'

afterEach(cleanup)

const { default: ArrowRight, ...parts } = arrowRight

const drawn = (of: typeof ArrowRight) => {
  const { container } = render(<Icon of={of} size={18} />)
  const svg = container.querySelector('svg')
  const {
    width,
    height,
    'stroke-width': stroke,
    'aria-hidden': hidden,
    viewBox,
  } = Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]))
  return { inner: svg?.innerHTML, width, height, stroke, hidden, viewBox }
}

test('an icon drawn without lucide’s runtime is the same drawing', () => {
  // The types of lucide's files leave their data out.
  const glyph = createGlyph(Reflect.get(parts, '__iconData'))
  expect(drawn(glyph as typeof ArrowRight)).toEqual(drawn(ArrowRight))
})
