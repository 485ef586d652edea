import {
  type ContactDeps,
  handleChat,
  handleContact,
  handleHosting,
  handleReport,
  type Lead,
  parseErrorReport,
  parseNotFoundReport,
  type Report,
} from '@jalonne/api'
import { createKnowledge, readDocuments } from '@jalonne/assistant'
import { type SeedDocument, seedDocuments } from '@jalonne/seed'
import { HttpResponse, type RequestHandler } from 'msw'
import { http } from 'msw/http'
import { type Fault, type FaultScope, Faults, wait } from './faults.ts'

/** The visitor's API, behind handlers at the network's edge. */
export interface ApiMock {
  /** For MSW's `setupServer`, `setupWorker` or `defineNetwork`. */
  readonly handlers: RequestHandler[]
  /** What was sent and taken, in the order it came. */
  readonly leads: Lead[]
  readonly reports: Report[]
  /** What the assistant knows from now on; at first the demo content. */
  know(documents: readonly SeedDocument[]): void
  /** Lets requests go wrong: the next `times`, or all until `recover()`. */
  fail(fault: Fault, scope?: FaultScope): void
  recover(): void
}

/**
 * Answers what pages send under `/api` by the site's own handlers, in memory, without limits and days
 * on which nobody calls. A form posted without
 * scripts gets plain words instead of a page.
 */
export function createApiMock(): ApiMock {
  const faults = new Faults()
  const leads: Lead[] = []
  const reports: Report[] = []
  const known = new Map<string, Lead>()
  const knowledge = createKnowledge()
  let isKnowing = false
  const know = (documents: readonly SeedDocument[]) => {
    isKnowing = true
    knowledge.update(readDocuments(documents).documents)
  }

  const report = (one: Report) => void reports.push(one)
  const failed = (error: unknown) => {
    throw error
  }
  const store = { allow: () => true, store: report, failed }
  const forms: ContactDeps = {
    leads: {
      async add(lead, fingerprint) {
        const before = known.get(fingerprint)
        if (!before) {
          known.set(fingerprint, lead)
          leads.push(lead)
        }
        const { id, callAt } = before ?? lead
        return { id, known: before !== undefined, callAt }
      },
    },
    report,
    clock: () => new Date(),
    newId: () => crypto.randomUUID(),
    // In memory the text itself will do.
    digest: (text) => text,
    maySubmit: () => true,
    mayReport: () => true,
    stored: () => undefined,
    failed,
    closedDays: () => [],
    page: async ({ status, error }) => new Response(error?.text ?? 'OK', { status }),
  }
  const endpoints: Record<string, (request: Request) => Promise<Response>> = {
    'chat.php': (request) =>
      handleChat(request, 'visitor', {
        waitOf: () => 0,
        answer: async (question) => {
          // With the first question: a page that asks nothing need not wait for it.
          if (!isKnowing) know(seedDocuments())
          return knowledge.answer(question)
        },
        failed,
      }),
    contact: (request) => handleContact(request, 'visitor', forms),
    'contact_secure.php': (request) => handleHosting(request, 'visitor', forms),
    error: (request) => handleReport(request, 'visitor', parseErrorReport, store),
    'log404.php': (request) => handleReport(request, 'visitor', parseNotFoundReport, store),
  }

  const handlers = Object.entries(endpoints).map(([name, handle]) =>
    http.post(`*/api/${name}`, async ({ request }) => {
      const { delayMs, cut, status } = faults.take(request) ?? {}
      if (delayMs) await wait(delayMs)
      if (cut) return HttpResponse.error()
      // As something between the site and its server would say it: not in words for the visitor.
      return status ? new HttpResponse('Injected fault', { status }) : handle(request)
    }),
  )
  return {
    handlers,
    leads,
    reports,
    know,
    fail: (fault, scope) => faults.add(fault, scope),
    recover: () => faults.clear(),
  }
}
