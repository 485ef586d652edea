import { Box, Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../connection/api-version.ts'
import { say } from '../languages/studio-language.ts'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { useFailureToast } from '../shared/use-failure-toast.ts'
import { families, withoutFamily } from './families.ts'
import { changePlan, type JudgedDraft, publishPlans, undoPlan } from './plan-writer.ts'
import type { Offer } from './price-rows.ts'
import { PriceTable } from './price-table.tsx'
import { useDraftFaults } from './use-draft-faults.ts'
import { usePriceRows } from './use-price-rows.ts'
import { useWrittenRows } from './use-written-rows.ts'

/** Every price in one table: edited in place, compared with what is live, published together. */
export function PricesTool() {
  const client = useClient({ apiVersion })
  const stored = usePriceRows()
  const [requested, setRequested] = useState<'chosen' | 'all' | null>(null)
  const written = useWrittenRows(stored, (id, values) =>
    changePlan(client, id, values).catch((error) => {
      setRequested(null)
      throw error
    }),
  )
  const showFailure = useFailureToast()
  const showUnpublished = useFailureToast(say('Nothing was published', 'Rien n’a été publié'))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isPublishing, setPublishing] = useState(false)
  const status = useRef<HTMLDivElement>(null)
  const readOnly = !useCanEdit()
  const faults = useDraftFaults(stored ?? [])

  const rows = written.rows ?? []
  const ready = rows.flatMap(({ id, draft }) =>
    draft !== null && faults.get(id) === null ? [{ id, revision: draft }] : [],
  )
  const changes = rows.filter(({ draft }) => draft !== null).length
  const picked = ready.filter(({ id }) => chosen.has(id))
  const isJudged =
    !written.isWriting && rows.every(({ id, draft }) => draft === null || faults.has(id))
  const canPublish = !readOnly && !requested && !isPublishing
  const publish = (drafts: JudgedDraft[]) => {
    setPublishing(true)
    publishPlans(client, drafts)
      .then(() => setChosen(new Set()))
      .catch(showUnpublished)
      .finally(() => setPublishing(false))
  }
  const request = (drafts: 'chosen' | 'all') => {
    // The buttons are disabled while it is published: whoever uses the keyboard stays beside them.
    status.current?.focus()
    setRequested(drafts)
  }
  // What was typed last is published too: a press waits until it is written and judged, as on Sanity's own button.
  useEffect(() => {
    if (!requested || !isJudged) return
    setRequested(null)
    const drafts = requested === 'all' ? ready : picked
    if (drafts.length > 0) publish(drafts)
  })
  const write = async (id: string, values: Partial<Offer>) => {
    try {
      await written.change(id, values)
      return true
    } catch (error) {
      showFailure(error)
      return false
    }
  }
  const undo = (id: string) => {
    written.forget(id)
    void undoPlan(client, id).catch(showFailure)
  }
  const choose = (id: string, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== id)
    setChosen(new Set(isChosen ? [...others, id] : others))
  }

  if (!written.rows) {
    return (
      <Flex align="center" justify="center" height="fill">
        <Spinner />
      </Flex>
    )
  }

  const tables = rows.some(({ family }) => family === null)
    ? [...families, { value: null, title: withoutFamily }]
    : families

  return (
    <Card height="fill" overflow="auto">
      <Container width={3} padding={[3, 4, 5]}>
        <Stack gap={5}>
          <Flex align="center" gap={3} wrap="wrap">
            <Box style={{ flex: '1 0 auto' }}>
              <Heading as="h1">{say('Prices', 'Tarifs')}</Heading>
            </Box>
            <Text ref={status} role="status" tabIndex={-1} size={1} muted>
              {changes === 0
                ? say('Everything is live', 'Tout est en ligne')
                : say(`Changes to publish: ${changes}`, `Modifications à publier : ${changes}`)}
            </Text>
            <Button
              mode="ghost"
              text={say('Publish selected', 'Publier la sélection')}
              disabled={!canPublish || chosen.size === 0 || (isJudged && picked.length === 0)}
              onClick={() => request('chosen')}
            />
            <Button
              tone="positive"
              text={say('Publish all', 'Tout publier')}
              disabled={!canPublish || (isJudged && ready.length === 0)}
              onClick={() => request('all')}
            />
          </Flex>
          {tables.map(({ value, title }) => (
            <PriceTable
              key={value}
              title={title}
              rows={rows.filter(({ family }) => family === value)}
              faults={faults}
              chosen={chosen}
              readOnly={readOnly}
              onChoose={choose}
              onChange={write}
              onUndo={undo}
            />
          ))}
        </Stack>
      </Container>
    </Card>
  )
}
