import { formMeta } from './form-meta.ts'

declare global {
  interface Window {
    /** What has happened on the page, for the analytics a visitor may consent to. */
    dataLayer?: object[]
  }
}

/** What is counted, with its data. */
export interface TrackedEvents {
  /** `utm` and `referrer` are added when they are known. */
  form_submission: { form_id: string }
  page_view: { page_path: string }
  cta_click: { cta: string; page_path: string }
  newsletter_signup: { page_path: string }
}

/** Counts something a visitor did. */
export type Track = <Name extends keyof TrackedEvents>(
  event: Name,
  data: TrackedEvents[Name],
) => void

/** An event as the data layer has it. */
export type TrackedEvent = { event: keyof TrackedEvents } & Record<string, unknown>

/** Hears of every event from now on; there is one listener. */
export function onTrack(listener: (event: TrackedEvent) => void): void {
  notify = listener
}

let notify: (event: TrackedEvent) => void = () => {}

/** Notes it in the page's data layer; nothing leaves the browser unless the visitor has agreed to it. */
export const track: Track = (event, data) => {
  const entry = { event, ...data, ...(event === 'form_submission' && origin()) }
  try {
    window.dataLayer ??= []
    window.dataLayer.push(entry)
    notify(entry)
  } catch {
    // Blockers put something else in its place; nobody's visit depends on being counted.
  }
}

/** Empties the page's data layer of events; the view of the page that is open stays. */
export function forgetEvents(): void {
  const entries = window.dataLayer ?? []
  const open = entries.findLast((entry) => isEvent(entry) && entry.event === 'page_view')
  const kept = entries.filter((entry) => entry === open || !isEvent(entry))
  // In place: a measuring script that has been loaded holds on to the array.
  entries.splice(0, entries.length, ...kept)
}

/** Whether an entry of the data layer is an event; the others are commands to the measuring script. */
export const isEvent = (entry: object): entry is TrackedEvent => 'event' in entry

function origin() {
  const { utm, referrer } = formMeta()
  const hasCampaign = typeof utm === 'object' && utm !== null && Object.keys(utm).length > 0
  return { ...(hasCampaign && { utm }), ...(referrer ? { referrer } : {}) }
}
