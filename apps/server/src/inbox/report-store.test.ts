import { readFileSync } from 'node:fs'
import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, test } from 'vitest'
import { openReportStore, type ReportStore } from './report-store.ts'

const report = (subject: string) => ({ kind: 'error' as const, subject, detail: { subject } })

test('the same error from many visitors is one line with its count', () => {
  let day = 1
  const store = openReportStore(':memory:', {
    maxSubjects: 10,
    now: () => new Date(Date.UTC(2026, 2, day)),
  })
  for (const subject of ['a', 'b', 'a', 'a']) {
    store.save(report(subject))
    day += 1
  }
  expect(store.summary(10)).toMatchObject([
    {
      subject: 'a',
      count: 3,
      firstAt: '2026-03-01T00:00:00.000Z',
      lastAt: '2026-03-04T00:00:00.000Z',
    },
    { subject: 'b', count: 1 },
  ])
})

test('a browser that invents errors cannot fill the disk', () => {
  let at = 0
  const store = openReportStore(':memory:', { maxSubjects: 5, now: () => new Date(at++) })
  for (let i = 0; i < 100; i++) store.save(report(`invented ${i}`))
  expect(store.summary(1_000).map(({ subject }) => subject)).toEqual([
    'invented 99',
    'invented 98',
    'invented 97',
    'invented 96',
    'invented 95',
  ])
})

test('addresses that somebody invents push out no error', () => {
  const store = openReportStore(':memory:', { maxSubjects: 2, now: () => new Date() })
  store.save(report('real'))
  for (let i = 0; i < 10; i++)
    store.save({ kind: 'not-found', subject: `/invented-${i}`, detail: {} })
  expect(store.summary(10).map(({ subject }) => subject)).toEqual([
    '/invented-9',
    '/invented-8',
    'real',
  ])
})

test('reports from a time the clock was ahead make room like all others', () => {
  let now = Date.UTC(2028, 2, 1)
  const store = openReportStore(':memory:', { maxSubjects: 2, now: () => new Date(now) })
  store.save(report('ahead 1'))
  store.save(report('ahead 2'))
  now = Date.UTC(2026, 2, 1)
  store.save(report('new'))
  expect(store.summary(10).map(({ subject }) => subject)).toEqual(['new', 'ahead 2'])
})

test('a report that does not come again is gone after ninety days, from the file too', async () => {
  const file = path.join(await scratchFolder(), 'reports.sqlite')
  const on = <T>(day: number, work: (store: ReportStore) => T) => {
    const now = () => new Date(Date.UTC(2026, 0, 1) + day * 86_400_000)
    const store = openReportStore(file, { maxSubjects: 10, now })
    try {
      return work(store)
    } finally {
      store.close()
    }
  }
  const left = (store: ReportStore) => store.summary(10).map(({ subject }) => subject)
  on(0, (store) => {
    store.save(report('/fr?email=anna@example.ch'))
    store.save(report('again'))
  })
  on(60, (store) => store.save(report('again')))
  expect(on(89, left)).toEqual(['again', '/fr?email=anna@example.ch'])
  expect(on(91, left)).toEqual(['again'])
  expect(readFileSync(file, 'latin1')).not.toContain('anna@example.ch')
})
