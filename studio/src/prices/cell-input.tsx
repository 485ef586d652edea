import { Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import type { Read } from './price-rows.ts'

interface CellInputProps<Value> {
  label: string
  lang?: string
  value: Value
  shown: string
  placeholder: string
  inputMode?: 'numeric'
  disabled: boolean
  read: (typed: string) => Read<Value>
  onChange: (value: Value) => void
}

/** A cell that is written when it is left or Enter is pressed, and only if what is typed can be read. */
export function CellInput<Value>(props: CellInputProps<Value>) {
  const { label, lang, value, shown, placeholder, inputMode, disabled, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? null : props.read(typed)
  const fault = read && 'fault' in read ? read.fault : null
  const commit = () => {
    if (!read || 'fault' in read) return
    if (read.value !== value) onChange(read.value)
    setTyped(null)
  }
  return (
    <Stack gap={2}>
      <TextInput
        aria-label={label}
        lang={lang}
        inputMode={inputMode}
        fontSize={1}
        padding={2}
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? shown}
        {...(fault && { customValidity: fault })}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
      {fault && (
        <Text size={1} role="alert">
          {fault}
        </Text>
      )}
    </Stack>
  )
}
