import { Box, Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { apiVersion } from '../structure/api-version.ts'
import { families } from '../structure/families.ts'
import { changePlan, publishPlans } from './plan-writer.ts'
import type { PriceRow } from './price-rows.ts'
import { PriceTable } from './price-table.tsx'
import { usePriceRows } from './use-price-rows.ts'

/** Every price in one table: edited in place, compared with what is live, published together. */
export function PricesTool() {
  const rows = usePriceRows()
  const client = useClient({ apiVersion })
  const user = useCurrentUser()
  const toast = useToast()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isPublishing, setPublishing] = useState(false)
  const readOnly = !user?.roles.some(({ name }) => name !== 'viewer')

  if (!rows) {
    return (
      <Flex align="center" justify="center" height="fill">
        <Spinner />
      </Flex>
    )
  }

  const tell = (error: unknown) => {
    const description = error instanceof Error ? error.message : String(error)
    toast.push({ status: 'error', title: 'That was not saved', description })
  }
  const ready = rows.filter(({ hasDraft, fault }) => hasDraft && fault === null)
  const picked = ready.filter(({ id }) => chosen.has(id))
  const publish = (plans: PriceRow[]) => {
    setPublishing(true)
    publishPlans(
      client,
      plans.map(({ id }) => id),
    )
      .then(() => setChosen(new Set()))
      .catch(tell)
      .finally(() => setPublishing(false))
  }
  const choose = (id: string, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== id)
    setChosen(new Set(isChosen ? [...others, id] : others))
  }

  return (
    <Card height="fill" overflow="auto">
      <Container width={3} padding={5}>
        <Stack gap={5}>
          <Flex align="center" gap={3} wrap="wrap">
            <Box flex={1}>
              <Heading as="h1">Prices</Heading>
            </Box>
            <Text size={1} muted>
              {ready.length === 0 ? 'Everything is live' : `Changes to publish: ${ready.length}`}
            </Text>
            <Button
              mode="ghost"
              text="Publish chosen"
              disabled={readOnly || isPublishing || picked.length === 0}
              onClick={() => publish(picked)}
            />
            <Button
              tone="positive"
              text="Publish all"
              disabled={readOnly || isPublishing || ready.length === 0}
              onClick={() => publish(ready)}
            />
          </Flex>
          {families.map(({ value, title }) => (
            <PriceTable
              key={value}
              title={title}
              rows={rows.filter(({ family }) => family === value)}
              chosen={chosen}
              readOnly={readOnly}
              onChoose={choose}
              onChange={(id, change) => void changePlan(client, id, change).catch(tell)}
            />
          ))}
        </Stack>
      </Container>
    </Card>
  )
}
