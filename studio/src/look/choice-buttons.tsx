import { Button, Flex } from '@sanity/ui'

interface Choice<Value> {
  value: Value
  title: string
  /** What the button shows where there is no room for the title. */
  short?: string
}

interface ChoiceButtonsProps<Value> {
  /** What is chosen, for those who do not see the buttons: "Languages shown". */
  label: string
  choices: readonly Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
  disabled?: boolean
}

/** Buttons side by side of which one is pressed: a choice between few things, all of them in sight. */
export function ChoiceButtons<Value extends string | null>(props: ChoiceButtonsProps<Value>) {
  const { label, choices, chosen, onChoose, disabled = false } = props
  return (
    <Flex gap={1} wrap="wrap" role="group" aria-label={label}>
      {choices.map(({ value, title, short }) => (
        <Button
          key={title}
          type="button"
          mode={value === chosen ? 'default' : 'bleed'}
          aria-pressed={value === chosen}
          disabled={disabled}
          fontSize={1}
          padding={2}
          text={short ?? title}
          {...(short && { title, 'aria-label': title })}
          onClick={() => onChoose(value)}
        />
      ))}
    </Flex>
  )
}
