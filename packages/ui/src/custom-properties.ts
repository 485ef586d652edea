import 'react'

declare module 'react' {
  /** A `style` may set custom properties too, which @types/react leaves to be declared. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
