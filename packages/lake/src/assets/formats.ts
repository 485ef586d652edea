/** Formats an image may be uploaded in, by the file extension Sanity uses for them. */
export type ImageExtension = 'jpg' | 'png' | 'webp' | 'gif' | 'avif' | 'svg'

/** The formats pictures are drawn in. */
export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif' | 'gif'
