import { Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { readPrice } from './price-rows.ts'

interface PriceInputProps {
  label: string
  price: number | null
  disabled: boolean
  onChange: (price: number | null) => void
}

/** A price that is written when the field is left or Enter is pressed, and only if it is one. */
export function PriceInput({ label, price, disabled, onChange }: PriceInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? null : readPrice(typed)
  const fault = read && 'fault' in read ? read.fault : null
  const commit = () => {
    if (!read || 'fault' in read) return
    if (read.price !== price) onChange(read.price)
    setTyped(null)
  }
  return (
    <Stack gap={2}>
      <TextInput
        aria-label={label}
        inputMode="numeric"
        placeholder="on request"
        disabled={disabled}
        value={typed ?? (price === null ? '' : String(price))}
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
