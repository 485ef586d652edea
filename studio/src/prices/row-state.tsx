import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { say } from '../languages/studio-language.ts'
import type { PriceRow } from './price-rows.ts'

interface RowStateProps {
  row: PriceRow
  fault: string | null | undefined
}

/** Where a plan stands: live, changed or not published, what is wrong with it, and the way to its form. */
export function RowState({ row, fault }: RowStateProps) {
  const { id, name, draft } = row
  const open = say(`Open ${name}`, `Ouvrir ${name}`)
  return (
    <Stack gap={3}>
      <Flex align="center" justify="space-between" gap={2}>
        {draft === null ? <Live /> : <Changed row={row} />}
        <IntentLink intent="edit" params={{ id, type: 'plan' }} aria-label={open} title={open}>
          <Text size={1}>
            <ArrowRightIcon />
          </Text>
        </IntentLink>
      </Flex>
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
