import { ClientError } from '@sanity/client'

/** Whether the lake refused a write because a document is not as it was read: changed, or gone. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ClientError && (error.statusCode === 409 || error.statusCode === 404)
