declare global {
  interface Window {
    /** What has happened on the page, for the analytics a visitor may consent to. */
    dataLayer?: object[]
  }
}

/** Counts something a visitor did. */
export type Track = (event: 'newsletter_signup', data: { page_path: string }) => void

/** Notes it in the page's data layer; nothing leaves the browser from here. */
export const track: Track = (event, data) => {
  window.dataLayer = [...(window.dataLayer ?? []), { event, ...data }]
}
