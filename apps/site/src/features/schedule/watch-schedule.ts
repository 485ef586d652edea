import { pathLanguage } from '@jalonne/domain'
import { callLinks } from '../../shared/dialog-links.ts'
import { isPlainClick } from '../../shared/plain-click.ts'
import { rememberPage } from '../../shared/remember-page.ts'

const load = () => import('./open-schedule.tsx')
const intents = ['pointerover', 'focusin'] as const

/**
 * Lets the links to `/contact#call` and the window event `open-schedule` open the schedule dialog over the page. Its
 * code comes when a visitor shows interest in such a link; when it can't, the link leads where it says.
 */
export function watchSchedule(): void {
  for (const intent of intents) {
    window.addEventListener(intent, ({ target }) => {
      if (callLink(target)) load().catch(() => undefined)
    })
  }
  // Before the router sees the click, which then leaves it alone.
  window.addEventListener('click', openDialog, { capture: true })
  window.addEventListener('open-schedule', () => {
    void open(`/${pathLanguage(location.pathname) ?? 'en'}/contact#call`)
  })
}

function openDialog(event: MouseEvent): void {
  const link = callLink(event.target)
  // Before, the boot script notes the press.
  if (document.documentElement.dataset.hydrated === undefined) return
  if (!link || !isPlainClick(event)) return
  event.preventDefault()
  void open(link.href)
}

// On the contact page itself, the form it leads to is in sight.
function callLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(callLinks)
  return link && link.pathname !== location.pathname ? link : null
}

async function open(otherwise: string): Promise<void> {
  const isHere = rememberPage()
  try {
    const { openSchedule } = await load()
    if (isHere()) await openSchedule()
  } catch {
    if (isHere()) location.assign(otherwise)
  }
}
