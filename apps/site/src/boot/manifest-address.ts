/** What a browser that keeps the site as an app reads. */
export const manifestAddress = '/site.webmanifest'
