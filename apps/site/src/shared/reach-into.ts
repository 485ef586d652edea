const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const
const pressable = 'button[type=button]:not([popovertarget],[command])'

interface Reachable {
  /** The data attribute that names the parts: `section` for `data-section="…"`. */
  name: 'section' | 'part'
  /** Those that can't answer yet. */
  waiting: () => readonly string[]
  /** Makes a part answer; resolves to whether it does. */
  wake: (part: string) => Promise<boolean>
}

/**
 * Wakes parts of the page up when the visitor reaches into them by pointer, touch, focus or key. Buttons pressed
 * meanwhile are pressed again.
 */
export function wakeOnReach({ name, waiting, wake }: Reachable): void {
  const waitingPart = (target: EventTarget | null): string | null => {
    const part = target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null
    const known = part?.dataset[name] ?? null
    return known !== null && waiting().includes(known) ? known : null
  }
  // On the window: React keeps events it has no handler for yet from going further than the document.
  const options = { capture: true, passive: true }
  for (const intent of intents) {
    window.addEventListener(
      intent,
      ({ target }) => {
        const part = waitingPart(target)
        if (part) void wake(part)
      },
      options,
    )
  }
  window.addEventListener(
    'click',
    ({ target }) => {
      const part = waitingPart(target)
      const button = target instanceof Element && target.closest<HTMLElement>(pressable)
      if (part && button) void wake(part).then((isAwake) => isAwake && button.click())
    },
    options,
  )
}
