/** Where content comes from: a dataset of the hosted lake or of the embedded one. */
export interface ContentSource {
  projectId: string
  dataset: string
  apiVersion: string
  apiHost: string
  useProjectHostname: boolean
  useCdn: boolean
  readToken: string | null
}
