/** Up to how many elements of a part change at once, out of sight. */
const partSize = 60

/**
 * The parts of a page, whatever of them is in sight, few by few: small ones, each before the one it is part of, which
 * then has little left to change.
 */
export function partsOfPage(): HTMLElement[][] {
  const groups: HTMLElement[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const section of document.querySelectorAll<HTMLElement>('[data-section], [data-part]')) {
    for (const part of smallParts(section)) {
      const more = Math.min(sizeOf(part), partSize)
      const group = groups.at(-1)
      if (group && size + more <= partSize) group.push(part)
      else {
        groups.push([part])
        size = 0
      }
      size += more
    }
  }
  return groups
}

function smallParts(part: HTMLElement): HTMLElement[] {
  if (sizeOf(part) <= partSize) return [part]
  const children = [...part.children].filter((child) => child instanceof HTMLElement)
  return [...children.flatMap(smallParts), part]
}

const sizeOf = (part: Element): number => part.getElementsByTagName('*').length + 1
