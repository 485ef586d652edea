import { isEvent, onTrack, type TrackedEvent } from '../../shared/track.ts'

const address = 'https://www.googletagmanager.com/gtag/js'
let loaded: string | null = null

/** Loads the measuring script of an id, sends it the events of the data layer and those to come. Once a page. */
export function startMeasuring(id: string): void {
  Reflect.set(window, `ga-disable-${id}`, false)
  onTrack(send)
  if (loaded) return
  loaded = id
  const before = (window.dataLayer ?? []).filter(isEvent)
  command('js', new Date())
  // Changes of page are events of ours.
  command('config', id, { send_page_view: false })
  for (const event of before) send(event)
  const script = document.createElement('script')
  script.async = true
  script.src = `${address}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Measures no more, and removes what the measuring left in the browser. */
export function stopMeasuring(): void {
  if (!loaded) return
  Reflect.set(window, `ga-disable-${loaded}`, true)
  onTrack(() => {})
  for (const [name] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (name?.startsWith('_ga')) expire(name)
  }
}

function send({ event, ...data }: TrackedEvent): void {
  command('event', event, data)
}

// The script takes commands as `arguments` only.
function command(..._words: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: an array is not understood
  window.dataLayer.push(arguments)
}

// Its cookies are set for the widest domain it may use.
function expire(name: string): void {
  const parts = location.hostname.split('.')
  for (let from = 0; from < parts.length; from++) {
    const domain = parts.slice(from).join('.')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and over plain http
    document.cookie = `${name}=; Path=/; Domain=${domain}; Max-Age=0`
  }
}
