/** Why an asset was refused, with the HTTP status that says so and a sentence a person can act on. */
export class AssetProblem extends Error {
  readonly status: 400 | 404 | 409 | 413 | 415 | 416 | 422 | 501 | 503
  readonly type: string

  constructor(status: AssetProblem['status'], type: string, message: string) {
    super(message)
    this.name = 'AssetProblem'
    this.status = status
    this.type = type
  }
}
