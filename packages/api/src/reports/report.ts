/** Something a visitor's browser told us about itself. Reports with the same kind and subject are counted together. */
export interface Report {
  kind: 'form' | 'not-found' | 'error'
  /** What it is about, in one line. */
  subject: string
  /** The newest report of the subject, as it was sent and cut to size. */
  detail: Record<string, unknown>
}
