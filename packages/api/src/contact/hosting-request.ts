import { type Language, planSubject, serviceLabel } from '@jalonne/domain'
import type { FormatMessage } from '@jalonne/messages'
import type { FormTextId } from '@jalonne/messages/forms'

/** What the form about hosting asks for, as it was typed, besides how to answer. */
export interface HostingAnswers {
  name: string
  /** The chosen plan, as the visitor reads it; empty when there was none. */
  plan: string
  planKey: string
  /** Empty for nobody's website yet. */
  website: string
}

/** What is sent of an answered form about hosting besides who asks: its subject, its message in lines, and the plan for machines. */
export function hostingRequest(
  { name, plan, planKey, website }: HostingAnswers,
  { page, language }: { page: string; language: Language },
  text: FormatMessage<FormTextId>,
) {
  const asked = plan || serviceLabel(page)[language]
  const lines = [
    [text('hosting.plan'), asked],
    [text('website'), website || text('hosting.none')],
    [text('name'), name],
  ] as const
  return {
    subject: planSubject(asked, language),
    message: lines.map(([label, value]) => text('service.line', { label, value })).join('\n'),
    meta: { page, locale: language, planKey },
  }
}
