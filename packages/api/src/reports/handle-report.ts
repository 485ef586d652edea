import { readFields, UnreadableBody } from '../read-fields.ts'
import type { Report } from './report.ts'

export interface ReportDeps {
  /** Whether this client may report once more now. */
  allow: (client: string) => boolean
  /** Resolves once the report is stored. */
  store: (report: Report) => void | Promise<void>
  /** Something went wrong that the operator should know. */
  failed: (error: unknown) => void
}

const maxBytes = 16 * 1024

/** Takes a report that a page sends and forgets: 204 once it is stored, a plain error otherwise. */
export async function handleReport(
  request: Request,
  client: string,
  parse: (input: unknown) => Report | null,
  { allow, store, failed }: ReportDeps,
): Promise<Response> {
  if (!allow(client)) return refusal(429, 'too many reports')
  try {
    const report = parse(await readFields(request, maxBytes))
    if (!report) return refusal(422, 'not a report')
    await store(report)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (error instanceof UnreadableBody) return refusal(error.status, 'unreadable')
    failed(error)
    return refusal(503, 'not stored')
  }
}

const refusal = (status: number, error: string) => Response.json({ error }, { status })
