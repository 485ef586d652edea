/**
 * Takes the sections out of sight out of the page's layout, in the room they have now. What is returned puts them back
 * one by one, each in a frame of its own, so that a change of every letter is no single long task.
 */
export function setDistantSectionsAside(): () => Promise<void> {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')]
    .map((section) => ({ section, place: section.getBoundingClientRect() }))
    .filter(({ place }) => place.top >= innerHeight)
  for (const { section, place } of sections) {
    // They are drawn all the same as soon as a visitor comes near.
    section.style.contentVisibility = 'auto'
    section.style.containIntrinsicBlockSize = `${place.height}px`
  }
  return async () => {
    for (const { section } of sections) {
      await nextFrame()
      section.style.removeProperty('content-visibility')
      section.style.removeProperty('contain-intrinsic-block-size')
    }
  }
}

const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
