import { emailPattern } from '@jalonne/api/shapes'
import { useMessages } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { TextField } from '@jalonne/ui/forms'
import type { ComponentProps } from 'react'
import type { useContactForm } from './use-contact-form.ts'

interface PersonFieldProps
  extends Pick<ComponentProps<'input'>, 'disabled' | 'required' | 'aria-required'> {
  form: Pick<ReturnType<typeof useContactForm>, 'field'>
  className?: string | undefined
  /** Another label than the usual one. */
  label?: string
}

/** Who is writing, as browsers know it from elsewhere. */
export function NameField({ form, label, ...input }: PersonFieldProps) {
  const text = useMessages(forms)
  return (
    <TextField
      {...form.field('name')}
      {...input}
      autoCapitalize="words"
      autoComplete="name"
      label={label ?? text('name')}
    />
  )
}

/** The firm they write for. */
export function CompanyField({ form, label, ...input }: PersonFieldProps) {
  const text = useMessages(forms)
  return (
    <TextField
      {...form.field('company')}
      {...input}
      autoComplete="organization"
      label={label ?? text('company')}
    />
  )
}

/** Where an answer is sent; `anyForm` takes whatever is typed. */
export function EmailField(props: PersonFieldProps & { anyForm?: boolean }) {
  const { form, label, anyForm = false, ...input } = props
  const text = useMessages(forms)
  const checked = { pattern: emailPattern, title: text('emailFormat'), type: 'email' }
  return (
    <TextField
      {...form.field('email')}
      {...input}
      autoComplete="email"
      inputMode="email"
      label={label ?? text('email')}
      {...(anyForm ? { autoCapitalize: 'none', type: 'text' } : checked)}
    />
  )
}

/** Where somebody can be rung. */
export function PhoneField({ form, label, ...input }: PersonFieldProps) {
  const text = useMessages(forms)
  return (
    <TextField
      {...form.field('phone')}
      {...input}
      autoComplete="tel"
      inputMode="tel"
      label={label ?? text('phone')}
      type="tel"
    />
  )
}
