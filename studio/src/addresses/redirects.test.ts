import { expect, test } from 'vitest'
import { redirectChanges } from './redirects.ts'

const redirect = (from: string, to: string) => ({ _id: `r${from}`, from, to })

test('what led to the old address leads to the new one, not through it', () => {
  const rules = [
    redirect('/tarifs', '/pricing'),
    redirect('/seo', '/pricing#seo'),
    redirect('/a', '/b'),
  ]
  expect(redirectChanges('/pricing', '/prices', rules)).toEqual({
    led: [
      { _id: 'r/tarifs', to: '/prices' },
      { _id: 'r/seo', to: '/prices#seo' },
    ],
    gone: [],
    moved: { _id: 'redirect-pricing', from: '/pricing', to: '/prices' },
  })
})

test('a move back and forth leaves one redirect, and no circle', () => {
  const rules = [redirect('/prices', '/pricing')]
  expect(redirectChanges('/pricing', '/prices', rules)).toEqual({
    led: [],
    gone: ['r/prices'],
    moved: { _id: 'redirect-pricing', from: '/pricing', to: '/prices' },
  })
})

test('a redirect that was there already is changed, not doubled', () => {
  const { moved, led } = redirectChanges('/a/b', '/d', [redirect('/a/b', '/c')])
  expect([moved, led]).toEqual([{ _id: 'r/a/b', from: '/a/b', to: '/d' }, []])
})
