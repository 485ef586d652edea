import { eventually } from '@jalonne/node-kit/testing/eventually'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { followAgency } from './agency.ts'

const settings = (email: string) => ({
  result: { brand: 'Jalonne', email, closedDays: [null, '2026-12-28'] },
  syncTags: ['s1:settings'],
})

test('an address that is changed while the settings are first read is the one mails come from', async () => {
  const first = Promise.withResolvers<ReturnType<typeof settings>>()
  const fetchContent = vi.fn(async () => settings('new@jalonne.example'))
  fetchContent.mockReturnValueOnce(first.promise)
  const onKnown = vi.fn()
  const agency = followAgency({
    fetchContent,
    origin: 'https://jalonne.example',
    from: null,
    team: null,
    log: pino({ level: 'silent' }),
    onKnown,
  })
  agency.changed(['s1:settings'])
  first.resolve(settings('old@jalonne.example'))
  await eventually(() => expect(onKnown).toHaveBeenCalled())
  expect(onKnown.mock.lastCall?.[0]).toMatchObject({
    mail: { from: { address: 'new@jalonne.example' } },
    closedDays: ['2026-12-28'],
  })
  agency.close()
})
