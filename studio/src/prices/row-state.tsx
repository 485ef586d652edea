import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { UndoIcon } from '@sanity/icons/Undo'
import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { useRef } from 'react'
import { IntentLink } from 'sanity/router'
import { say } from '../languages/studio-language.ts'
import { SmallButton } from '../look/small-button.tsx'
import type { PriceRow } from './price-rows.ts'

interface RowStateProps {
  row: PriceRow
  fault: string | null | undefined
  readOnly: boolean
  onUndo: () => void
}

/** Where a plan stands: live, changed or not published, what is wrong with it, and the way to its form. */
export function RowState({ row, fault, readOnly, onUndo }: RowStateProps) {
  const { id, name, live, draft, changed } = row
  const link = useRef<HTMLAnchorElement>(null)
  const open = say(`Open ${name}`, `Ouvrir ${name}`)
  return (
    <Stack gap={3}>
      <Flex align="center" justify="space-between" gap={2}>
        {draft === null ? <Live /> : <Changed row={row} />}
        <IntentLink
          ref={link}
          intent="edit"
          params={{ id, type: 'plan' }}
          aria-label={open}
          title={open}
        >
          <Text size={1}>
            <ArrowRightIcon />
          </Text>
        </IntentLink>
      </Flex>
      {live && draft && changed.length > 0 && !readOnly && (
        <Flex>
          <SmallButton
            icon={UndoIcon}
            text={say('Undo', 'Défaire')}
            aria-label={say(`Undo the changes of ${name}`, `Défaire les modifications de ${name}`)}
            onClick={() => {
              // The button goes with the changes: whoever uses the keyboard stays in the row.
              link.current?.focus()
              onUndo()
            }}
          />
        </Flex>
      )}
      {fault && (
        <Text size={1} role="alert">
          {fault}
        </Text>
      )}
    </Stack>
  )
}

const Live = () => <Badge tone="positive">{say('Live', 'En ligne')}</Badge>

function Changed({ row: { live, changed } }: { row: PriceRow }) {
  if (!live) return <Badge tone="caution">{say('Not published yet', 'Pas encore publiée')}</Badge>
  return (
    <Badge tone="caution">
      {changed.length > 0
        ? say('Changed', 'Modifiée')
        : say('Changed in its form', 'Modifiée dans son formulaire')}
    </Badge>
  )
}
