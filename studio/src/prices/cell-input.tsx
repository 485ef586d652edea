import { Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useRef, useState } from 'react'
import { say } from '../languages/studio-language.ts'
import { SmallButton } from '../look/small-button.tsx'
import type { Read } from './read-cell.ts'

interface CellInputProps<Value> {
  label: string
  lang?: string
  value: Value
  /** How a value is written in the cell. */
  show: (value: Value) => string
  placeholder: string
  disabled: boolean
  read: (typed: string) => Read<Value>
  /** @returns whether the value was written; must not reject */
  onChange: (value: Value) => Promise<boolean>
}

/**
 * A cell that is written when it is left or Enter is pressed, and only if what is typed can be read. What is read but
 * hardly meant has to be confirmed first. What could not be written stays in the cell.
 */
export function CellInput<Value>(props: CellInputProps<Value>) {
  const { label, lang, value, show, placeholder, disabled, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? null : props.read(typed)
  const fault = read && 'fault' in read ? read.fault : null
  const [isConfirming, setConfirming] = useState(false)
  const confirmation = isConfirming && read && 'confirmation' in read ? read.confirmation : null
  const stopTyping = () => {
    setTyped(null)
    setConfirming(false)
  }
  const [isWriting, setWriting] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const write = async () => {
    if (!read || 'fault' in read) return
    setConfirming(false)
    if (read.value === value) return setTyped(null)
    // The result instead of "+5 %": tried again, that would be reckoned twice.
    setTyped(show(read.value))
    setWriting(true)
    if (await onChange(read.value)) setTyped(null)
    setWriting(false)
  }
  const commit = () => {
    if (isWriting) return
    if (read && 'confirmation' in read && read.confirmation && read.value !== value)
      setConfirming(true)
    else void write()
  }
  // The button goes with the question: whoever uses the keyboard is back in the cell.
  const answer = (act: () => unknown) => () => {
    input.current?.focus()
    void act()
  }
  return (
    <Stack gap={2}>
      <TextInput
        ref={input}
        aria-label={label}
        lang={lang}
        fontSize={1}
        padding={2}
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? show(value)}
        readOnly={isWriting}
        {...(fault && { customValidity: fault })}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setConfirming(false)
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') stopTyping()
        }}
      />
      {fault && (
        <Text size={1} role="alert">
          {fault}
        </Text>
      )}
      {confirmation && (
        <Stack gap={2} role="alert">
          <Text size={1}>{confirmation}</Text>
          <Flex gap={1}>
            <SmallButton text={say('Yes, write it', 'Oui, l’écrire')} onClick={answer(write)} />
            <SmallButton mode="bleed" text={say('No', 'Non')} onClick={answer(stopTyping)} />
          </Flex>
        </Stack>
      )}
    </Stack>
  )
}
