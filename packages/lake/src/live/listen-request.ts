/** What a listener asks for. */
export interface ListenRequest {
  /** Where they reach the lake. */
  base: string
  query: string
  params: Record<string, unknown>
  /** Without a token only documents that everyone may read. */
  isAnonymous: boolean
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
