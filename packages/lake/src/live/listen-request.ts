/** The request of a listener. */
export interface ListenRequest {
  /** Where they reach the lake. */
  base: string
  query: string
  params: Record<string, unknown>
  /** The caller without a token, who gets only the events of documents that everyone may read; null for those who have one. */
  client: string | null
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  includeDrafts: boolean
  /** Documents of releases. */
  includeVersions: boolean
  /** What the change did, as mendoza patches. */
  includeEffects: boolean
  /** Every event is of what queries see already; this is only repeated. */
  visibility: string
}
