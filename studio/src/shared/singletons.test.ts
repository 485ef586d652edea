import { expect, test } from 'vitest'
import { actionsFor } from './singletons.ts'

const names = ['publish', 'unpublish', 'duplicate', 'delete', 'discardChanges', 'restore'] as const
const actions = names.map((action) => Object.assign(() => null, { action }))
const offered = (schemaType: string) => actionsFor(actions, { schemaType }).map((a) => a.action)

test('the settings can be published and put back, not doubled or removed', () => {
  expect(offered('settings')).toEqual(['publish', 'discardChanges', 'restore'])
  expect(offered('navigation')).toEqual(offered('settings'))
})

test('other documents keep every action', () => {
  expect(offered('plan')).toEqual(names)
})
