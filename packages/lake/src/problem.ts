export type ProblemStatus =
  | 400
  | 401
  | 403
  | 404
  | 408
  | 409
  | 413
  | 415
  | 429
  | 500
  | 501
  | 503
  | 507

/** Tells Sanity's Studio that a session has ended, so that it asks to sign in again; any other 401 it takes for a crash. */
export const noSession = { errorCode: 'SIO-401-ANF' }

/** A refusal with its HTTP status, the type Sanity's clients know, and a sentence a person can act on. */
export class LakeProblem extends Error {
  override name = 'LakeProblem'
  readonly status: ProblemStatus
  readonly type: string
  /** Further fields of the `error` object in the response, such as `items` of a mutation error. */
  readonly details: Record<string, unknown>

  constructor(
    status: ProblemStatus,
    type: string,
    description: string,
    details: Record<string, unknown> = {},
  ) {
    super(description)
    this.status = status
    this.type = type
    this.details = details
  }
}
