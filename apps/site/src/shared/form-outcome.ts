import type { FormName, FormOutcome } from '@jalonne/api/shapes'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

// Travels to the browser with the results of the page's queries.
const key = ['form-outcome']

/** Lets the page about to be rendered show how a form on it ended. */
export const rememberFormOutcome = (client: QueryClient, outcome: FormOutcome): void => {
  client.setQueryData(key, outcome)
}

/** Whether the page was loaded as the answer to a form, whose outcome the browser scrolls to. */
export function useAnswersForm(): boolean {
  const client = useQueryClient()
  return useState(() => client.getQueryData(key) !== undefined)[0]
}

/**
 * How the form of these types ended that a browser without JavaScript posted from this page: its error and what was
 * typed, or success. Null on a page that was loaded by GET, and after moving on from it.
 */
export function useFormOutcome(...types: FormName[]): FormOutcome | null {
  const client = useQueryClient()
  const page = useLocation({ select: ({ pathname }) => pathname })
  // The cache lets go of it after a while; the form does not.
  const [outcome] = useState(() => client.getQueryData<FormOutcome>(key) ?? null)
  // The router's path has its accents, the form's is escaped.
  if (!outcome || outcome.page !== encodeURI(page)) return null
  // One that could not be read does not say which form it was: every form of the page shows it.
  return outcome.type === null || types.includes(outcome.type) ? outcome : null
}
