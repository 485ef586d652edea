import { type ContactType, type FormOutcome, longestOf, requiredFields } from '@jalonne/api/shapes'
import { type Language, swissMoment, withoutLanguage } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formMetaWith } from '../form-meta.ts'
import { useLanguage } from '../language.tsx'
import { sendReport } from '../send-report.ts'
import { track } from '../track.ts'
import { useScripted } from '../use-scripted.ts'
import { announceSent } from './announce-sent.ts'
import { firstProblem, type ProblemId } from './first-problem.ts'
import {
  type ContactAnswer,
  contactEndpoint,
  type PostContact,
  postContact,
} from './post-contact.ts'
import { useDraft } from './use-draft.ts'

export interface ContactFormOptions {
  type: ContactType
  /** The page it stands on, with its language. */
  page: string
  /** What the page asks it to open with. */
  wish?: string | null | undefined
  /** What it is counted as, where its type does not say which form it is. */
  formId?: 'service' | 'hosting'
  /** Where it goes; the address of most forms without it. */
  address?: string
  /** What to say when the server says nothing. */
  failure: string
  /** What to say at the edge of the page when it has arrived: to who has moved on, or always. */
  sent: string
  announcesAlways?: boolean
  /** What to say beside it of a call that is booked. */
  sentAt?: ((moment: string) => string) | undefined
  /** How the form ended that the browser posted by itself, where this page is the response to it. */
  outcome?: FormOutcome | null | undefined
  /** Makes what is sent of what was typed and how the visitor came here; both as they are without it. */
  toRequest?: (typed: Record<string, string>, meta: object) => object
  post?: PostContact | undefined
  /** Called once it has arrived, also when the visitor has moved on and no longer has it in sight. */
  onSent?: ((isInSight: boolean) => void) | undefined
  /** Called when it was sent and could not be taken. */
  onFailed?: (() => void) | undefined
}

interface FormState {
  step: 'filling' | 'sending' | 'sent'
  error: Problem | null
  /** When the call that was booked takes place, ISO. */
  callAt?: string | undefined
}

/** What went wrong last; without a field, it concerns the form as a whole. */
interface Problem {
  field: string | null
  /** The server's own words, and their language; without them and an id, the form says that it failed. */
  text?: string | null
  language?: Language
  /** What was found wrong here, to be said in the language of the page, which may change. */
  id?: ProblemId
}

/**
 * The life of a form that goes to the agency: filling, sending, then sent, or back to filling with what went wrong
 * beside the field it is about. Nothing typed is lost on the way, nor while the visitor reads another page. Without
 * scripts the browser posts the form and the page comes back with the outcome, which is where this starts from.
 */
export function useContactForm(options: ContactFormOptions) {
  const { type, failure, sent, outcome, toRequest = asTyped, post = postContact } = options
  const { address = contactEndpoint, announcesAlways = false, sentAt, onSent, onFailed } = options
  const { page, wish = null, formId = type } = options
  const missing = { type: 'method-required', ...requiredFields[type] } as const
  const language = useLanguage()
  const text = useMessages(forms)
  const [state, setState] = useState<FormState>({
    step: outcome && !outcome.error ? 'sent' : 'filling',
    error: outcome?.error ? { ...outcome.error, language: outcome.language } : null,
    callAt: outcome?.callAt,
  })
  // How often the form was asked for once more after it had been sent.
  const [repeats, setRepeats] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const scripted = useScripted()
  const place = `${withoutLanguage(page)} ${formId}`
  const draft = useDraft(form, place, wish)

  useEffect(() => {
    if (!state.error) return
    const field = state.error.field && controlOf(form.current, state.error.field)
    const target = field || notice.current
    target?.focus()
  }, [state.error])

  useEffect(() => {
    if (repeats > 0) firstField(form.current)?.focus()
  }, [repeats])

  const isForeign = (problem: Problem) => Boolean(problem.text) && problem.language !== language
  const wordsFor = (problem: Problem) =>
    (isForeign(problem) ? null : problem.text) ??
    (problem.id ? text(problem.id, { longest: longestOf(problem.field) }) : failure)

  const fail = (problem: Problem, path = location.pathname) => {
    const { field } = problem
    const known = field && controlOf(form.current, field) ? field : null
    setState({ step: 'filling', error: { ...problem, field: known } })
    void sendReport(contactEndpoint, {
      validation_error: true,
      error: wordsFor(problem),
      page: path,
      locale: language,
      contactMethod: type,
      timestamp: new Date().toISOString(),
    })
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.step === 'sending') return
    const problem = firstProblem(event.currentTarget, missing)
    if (problem) return fail(problem)
    // The visitor may move on while it is under way.
    const path = location.pathname
    const typed = typedIn(event.currentTarget)
    const key = draft.key()
    // Who comes back while it is under way is not to send it twice.
    const keepAgain = draft.take()
    setState({ step: 'sending', error: null })
    const elapsed = draft.inSight()
    const sending = { type, elapsed, ...(key && { key }) }
    const known = await formMetaWith(typed.email)
    const meta = { ...known, page: path, locale: language }
    const request = toRequest(typed, meta)
    // Loaded before it is needed: by then the network may be away.
    const unsent = import('./announce-unsent.ts').catch(() => null)
    const send = async () => {
      const response = await post({ ...request, ...sending }, address)
      if (response.ok) {
        draft.forget()
        void unsent.then((notices) => notices?.retractUnsent(place))
        track('form_submission', { form_id: formId })
      }
      return response
    }
    const detail = (answer: ContactAnswer) =>
      answer.ok && answer.callAt ? sentAt?.(swissMoment(answer.callAt, language)) : undefined
    const response = await send()
    if (!response.ok) {
      const { field, error } = response
      keepAgain()
      fail({ field, text: error, language }, path)
      onFailed?.()
      // The visitor has moved on.
      if (!form.current)
        (await unsent)?.announceUnsent(text, {
          place,
          title: failure,
          sent,
          detail,
          error,
          field,
          send,
        })
      return
    }
    draft.restart()
    const isInSight = form.current !== null
    if (announcesAlways || !isInSight) void announceSent(text, sent, detail(response))
    setState({ step: 'sent', error: null, callAt: response.callAt })
    onSent?.(isInSight)
  }

  const before = draft.left?.fields ?? (outcome?.error ? outcome.fields : undefined)
  // What the server has said of a field in the other language it says again, in this one, once the form is sent again.
  const isUnsaid = state.error?.field && isForeign(state.error)
  const error =
    state.error && !isUnsaid ? { field: state.error.field, text: wordsFor(state.error) } : null
  return {
    step: state.step,
    /** When the call that was booked takes place, in Switzerland, in words. */
    moment: state.callAt && swissMoment(state.callAt, language),
    error,
    notice,
    /** Whether it opened with what the visitor had left in it when the page asked for the same as now. */
    resumed: repeats === 0 && draft.left?.wish === wish,
    /** Back to an empty form. */
    again: () => {
      setState({ step: 'filling', error: null })
      setRepeats(repeats + 1)
    },
    formProps: {
      ref: form,
      action: address,
      method: 'post' as const,
      // With scripts the first failure is shown in the page's language; without, the browser's own words do.
      noValidate: scripted,
      onSubmit: submit,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        draft.keep()
        const name = nameOf(target)
        if (state.error && (name === state.error.field || name === 'type'))
          setState({ ...state, error: null })
      },
    },
    /** What a field is given: its name, what was typed into it before, and what is wrong with it. */
    field: (name: string) => {
      const wrong = error?.field === name
      return {
        name,
        required: name in missing,
        error: wrong ? error.text : undefined,
        defaultValue: repeats === 0 ? before?.[name] : undefined,
        autoFocus: wrong && outcome?.error?.field === name,
      }
    },
  }
}

const asTyped = (typed: object, meta: object) => ({ ...typed, meta })

const nameOf = (target: EventTarget) => ('name' in target ? target.name : null)

const firstField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>(':is(input, select, textarea):not([type=hidden])')

function controlOf(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const controls = [...(form?.elements ?? [])].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && nameOf(element) === name,
  )
  return controls.find((control) => !control.matches('[type=hidden]'))
}

// What the script knows better than the hidden fields stays out.
function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0] !== 'type' && !entry[0].startsWith('meta.'),
  )
  return Object.fromEntries(entries)
}
