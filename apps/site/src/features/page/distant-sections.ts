import type { Language } from '@jalonne/domain'
import { putOffSections, sectionsPutOff, tryLoadSections } from '../../sections/registry.ts'
import { wakeOnReach } from '../../shared/reach-into.ts'

/** How near the window a section's code is fetched, in pixels. */
export const near = 400

/** The sections of a page whose code may come later. */
export interface DistantSections {
  /** Their types. */
  types: ReadonlySet<string>
  /**
   * Fetches the code of those still waiting, for content that is about to change: React would have to drop sections
   * it can't render. Resolves to false when some can't be fetched.
   */
  takeOver: () => Promise<boolean>
}

/**
 * Puts the code of the sections off that are neither near the window nor hold the focus, until they come near or the
 * visitor reaches into them. They stay as the server rendered them; buttons pressed in them meanwhile are pressed
 * again when their code is there.
 */
export function putOffDistantSections(language: Language): DistantSections {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')]
  const needed = new Set(sections.filter(isNeeded).map(typeOf))
  const distant = sections.filter((section) => !needed.has(typeOf(section)))
  const types = new Set(distant.map(typeOf))
  if (distant.length > 0) {
    putOffSections([...types])
    wakeOnApproach(distant, language)
  }
  return { types, takeOver: () => tryLoadSections(sectionsPutOff(), language) }
}

function wakeOnApproach(sections: readonly HTMLElement[], language: Language): void {
  // Without its code a section is as it would be without scripts; the next move towards it asks again.
  const wake = (type: string) => tryLoadSections([type], language)
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const type = target instanceof HTMLElement ? typeOf(target) : ''
        if (isIntersecting && sectionsPutOff().includes(type)) void wake(type)
      }
    },
    { rootMargin: `${near}px 0px` },
  )
  for (const section of sections) observer.observe(section)
  wakeOnReach({ name: 'section', waiting: sectionsPutOff, wake })
}

function isNeeded(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect()
  return (bottom > -near && top < innerHeight + near) || section.contains(document.activeElement)
}

const typeOf = (section: HTMLElement): string => section.dataset.section ?? ''
