import type { Dataset } from '../dataset.ts'
import type { Identity } from '../identity.ts'
import type { LakeLimits, LakeOptions } from '../options.ts'
import type { CachedResponses } from './cached-responses.ts'

/** What the routes of the protocol share. */
export interface ProtocolContext {
  readonly options: LakeOptions
  readonly limits: LakeLimits
  now(): Date
  readonly cached: CachedResponses
  /** The dataset of that name; throws `LakeProblem` 404 where there is none. */
  dataset(name: string): Dataset
  /** The caller; null without a token. Throws `LakeProblem` 401 for a token that is not recognised. */
  identity(request: Request): Promise<Identity | null>
  /** The caller, when they may write. Throws `LakeProblem` 401 without a token and 403 for viewers. */
  writer(request: Request): Promise<Identity>
}
