export { Button, ButtonLink, buttonClass } from './components/button.tsx'
export { Choice, Choices } from './components/choices.tsx'
export { classNames } from './components/class-names.ts'
export { Contours } from './components/contours.tsx'
export { Figure } from './components/figure.tsx'
export { Icon } from './components/icon.tsx'
export { PageTitle } from './components/page-title.tsx'
export { Plate } from './components/plate.tsx'
export { PlatePole } from './components/plate-pole.tsx'
export { Grid, Section } from './components/section.tsx'
export { SkipLink } from './components/skip-link.tsx'
export { VisuallyHidden } from './components/visually-hidden.tsx'

declare module 'react' {
  /** A `style` may set custom properties too, which @types/react leaves to be declared. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
