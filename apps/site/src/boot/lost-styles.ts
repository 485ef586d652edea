/** How long a network that is back may take until something comes through, in milliseconds. */
const pause = 1_000

/**
 * Fetches style sheets that were lost with the network again once it is back: Vite asks for those of an import only once,
 * and shows what comes with them at the next try without.
 */
export function renewLostStyles(): void {
  const listen = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    const renew = () => target.replaceWith(target.cloneNode())
    addEventListener('online', () => setTimeout(renew, pause), { once: true })
  }
  addEventListener('error', listen, { capture: true })
}
