import { Button } from '@sanity/ui'
import type { ComponentProps } from 'react'

type SmallButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'fontSize' | 'padding'>

/** A button within a line or beneath a text, which never submits a form. */
export const SmallButton = (props: SmallButtonProps) => (
  <Button mode="ghost" {...props} type="button" fontSize={1} padding={2} />
)
