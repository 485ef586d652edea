import { emailPattern, longestOf, requiredFields } from '@jalonne/api/shapes'
import { useMessages } from '@jalonne/messages'
import { chatDemo } from '@jalonne/messages/chat-demo'
import { forms } from '@jalonne/messages/forms'
import { TextField } from '@jalonne/ui/forms'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldProblem, firstProblem } from '../contact/first-problem.ts'
import { useScripted } from '../use-scripted.ts'
import styles from './demo-form.module.css'

interface DemoFormProps {
  id: string
  /** Which form it is, where a page has two of them. */
  label?: string
}

/**
 * The form at the end of a conversation, an example: what is typed stays in the browser. Without scripts its fields have
 * no names, so that it sends nothing either, and its address shows the thanks.
 */
export function DemoForm({ id, label }: DemoFormProps) {
  const t = useMessages(chatDemo)
  const text = useMessages(forms)
  const scripted = useScripted()
  const [done, setDone] = useState(false)
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done) thanks.current?.focus()
  }, [done])
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>(`[name=${problem.field}]`)?.focus()
  }, [problem])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = firstProblem(event.currentTarget, requiredFields.mail)
    setProblem(found)
    setDone(found === null)
  }
  const field = (name: 'name' | 'email') => ({
    name: scripted ? name : undefined,
    required: true,
    label: text(name),
    error: problem?.field === name ? text(problem.id, { longest: longestOf(name) }) : undefined,
    onInput: () => setProblem(null),
  })
  const said = (
    <>
      <p className={styles.title}>{t('thanks')}</p>
      <p>{t('sent')}</p>
    </>
  )
  if (done)
    return (
      <div className={styles.thanks} id={id} ref={thanks} role="status" tabIndex={-1}>
        {said}
      </div>
    )
  return (
    <div className={styles.place} id={id}>
      <noscript>
        <div className={styles.thanks} id={`${id}-thanks`}>
          {said}
        </div>
      </noscript>
      <form
        action={`#${id}-thanks`}
        aria-label={label ?? t('form')}
        className={styles.form}
        noValidate={scripted}
        onSubmit={submit}
        ref={form}
      >
        <TextField {...field('name')} autoComplete="name" />
        <TextField
          {...field('email')}
          autoComplete="email"
          pattern={emailPattern}
          title={text('emailFormat')}
          type="email"
        />
        <button className={styles.submit} type="submit">
          {t('submit')}
        </button>
        <p className={styles.note}>{t('example')}</p>
      </form>
    </div>
  )
}
