declare global {
  interface Window {
    /** What has happened on the page, for the analytics a visitor may consent to. */
    dataLayer?: object[]
  }
}

/** What is counted, with what is told of it. */
export interface TrackedEvents {
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

/** Notes it in the page's data layer; nothing leaves the browser from here. */
export const track: Track = (event, data) => {
  window.dataLayer = [...(window.dataLayer ?? []), { event, ...data }]
}
