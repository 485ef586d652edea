import { Plate, PlatePole, Section } from '@jalonne/ui'
import { ContentLink } from './content-link.tsx'
import styles from './onward.module.css'

interface OnwardProps {
  /** What the two signs are called together. */
  label: string
  contact: string
  /** Under which name presses on the way to the form are noted. */
  cta: string
  back: { href: string; label: string }
}

/** Where to go from the end of a text: to the form, or back to all of its kind. */
export function Onward({ label, contact, cta, back }: OnwardProps) {
  return (
    <Section className={styles.onward}>
      <nav aria-label={label} className={styles.plates}>
        <PlatePole>
          {[
            <Plate as={ContentLink} data-cta={cta} href="/contact" key="contact">
              {contact}
            </Plate>,
            <Plate as={ContentLink} href={back.href} key="back" tone="ink">
              {back.label}
            </Plate>,
          ]}
        </PlatePole>
      </nav>
    </Section>
  )
}
