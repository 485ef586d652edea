import { isPlainClick } from '../../shared/plain-click.ts'
import { rememberPage } from '../../shared/remember-page.ts'

const listening = new AbortController()
let press = () => {}

/** Keeps a press on the round button that comes before its code, where it would leave for the contact page. */
export function keepEarlyCall(): void {
  const keep = (event: MouseEvent) => {
    const { target } = event
    const button = target instanceof Element && target.closest<HTMLElement>('[data-call=voice]')
    if (!button || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const isHere = rememberPage()
    press = () => {
      if (isHere()) button.click()
    }
  }
  addEventListener('click', keep, { capture: true, signal: listening.signal })
}

/** Presses the button again, if it was, and leaves what comes next to it. */
export function pressEarlyCall(): void {
  listening.abort()
  press()
  press = () => {}
}
