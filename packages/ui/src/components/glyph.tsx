import { type ComponentPropsWithRef, createElement } from 'react'

/** The data of an icon as lucide has it: elements of a drawing 24 units wide. */
interface GlyphData {
  node: [tag: string, attributes: Record<string, string>][]
}

type GlyphProps = ComponentPropsWithRef<'svg'> & { size?: number | string }

/** Makes a component of an icon's data; in place of lucide's own `createLucideIcon`. */
export default function createGlyph({ node }: GlyphData) {
  return ({ size = 24, ...rest }: GlyphProps) => (
    <svg
      aria-hidden
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 24 24"
      width={size}
      {...rest}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  )
}
