// What the boot script imports once the page has painted, or at the visitor's first intent. It stands on its own: what
// it shared with the entry would bring the entry along.
import { whenIdle } from '../shared/when-idle.ts'
import { changeLetters } from './change-letters.ts'
import { launch } from './launch.ts'
import { readPageState } from './read-page-state.ts'
import { refuseMenus } from './refuse-menus.ts'

/** What a browser that keeps the site as an app reads. */
const manifest = '/site.webmanifest'

const { boot } = window
const state = readPageState(boot)
boot.launch = () => {
  delete boot.launch
  launch(state).catch(boot.fail)
}
const launchOnce = () => boot.launch?.()

state.then(({ config }) => {
  removeEventListener('contextmenu', boot.refuse)
  // Whoever reads a draft is at work on it.
  if (!config.draft) refuseMenus()
}, launchOnce)
// A browser fetches the manifest as soon as it knows of it.
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'manifest', href: manifest }),
)
if (document.documentElement.dataset.settled === undefined) void changeLetters()
if (boot.intent) launchOnce()
else whenIdle(launchOnce)
addEventListener(
  'hydrated',
  () => {
    removeEventListener('click', boot.press, true)
    for (const button of boot.pressed) button.click()
  },
  { once: true },
)
