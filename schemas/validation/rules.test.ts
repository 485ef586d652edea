import type { ValidationContext } from '@sanity/types'
import { expect, test } from 'vitest'
import { exactlyOne, filledFields } from './choice.ts'
import { hexColour, readableOn } from './colour.ts'
import { dealsEvenly } from './columns.ts'
import { cantonCode, internationalPhone } from './contact.ts'
import { asksOnce, buttonsLeadSomewhere } from './conversation.ts'
import { wholeFrancs } from './price.ts'
import { holdsTogether, onePartPerGoal } from './range.ts'
import { distinctAnchors, oncePerPage } from './sections.ts'
import { distinctPlaces } from './spreads.ts'
import { cellsForEachPlan, cellsOfColumns, oneCellPerPlan } from './timetable.ts'
import { townSlug } from './town-slug.ts'
import { missingLanguages } from './translations.ts'

const french = { i18n: { currentLocale: { id: 'fr-FR' } } }

test('a text of spaces or an empty list of blocks counts as missing', () => {
  expect(missingLanguages({ fr: 'Bonjour', en: '  ' })).toEqual(['en'])
  const blocks = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }]
  expect(missingLanguages({ fr: [], en: blocks('Hello') })).toEqual(['fr'])
  expect(missingLanguages({ fr: blocks(' '), en: blocks('Hello') })).toEqual(['fr'])
  expect(missingLanguages(undefined)).toEqual(['fr', 'en'])
})

test('a field the Studio has opened and left empty is not filled in', () => {
  const value = {
    page: { _type: 'reference' },
    text: { _type: 'localeString' },
    amount: 0,
    url: '',
  }
  expect(filledFields(value, ['page', 'text', 'amount', 'url'])).toEqual(['amount'])
})

test('of several targets exactly one is wanted; an absent object is not judged', () => {
  const rule = exactlyOne(['path', 'url'], { en: 'Choose one.', fr: 'Choisissez.' })
  expect(rule(undefined)).toBe(true)
  expect(rule({ path: '/' })).toBe(true)
  expect(rule({})).toBe('Choose one.')
  expect(rule({}, french)).toBe('Choisissez.')
  expect(rule({ path: '/', url: 'https://example.ch' })).toBe('Choose one. Now there are 2.')
})

test('a telephone number and a canton are told apart from what is none, in the language of the Studio', () => {
  expect(internationalPhone('+41 22 555 01 98')).toBe(true)
  // As it is copied from the site.
  expect(internationalPhone('+41\u00a022\u00a0555\u00a001\u00a098')).toBe(true)
  expect(internationalPhone('022 555 01 98')).toContain('Begin with + and the country code')
  expect(internationalPhone('+41 22 / 555', french)).toContain('Commencez par + et l’indicatif')
  expect(cantonCode('GE')).toBe(true)
  expect(['ge', 'GEN'].map((code) => cantonCode(code))).not.toContain(true)
  expect(cantonCode('Genève', french)).toBe('Écrivez deux majuscules\u00a0: GE.')
  expect([internationalPhone(undefined), cantonCode('')]).toEqual([true, true])
})

test('a town is addressed as visitors type it: what has accents, capitals or figures, or is too long for an address, is refused', () => {
  const refused = 'Use plain lowercase letters and hyphens, up to 60 characters: la-chaux-de-fonds.'
  expect(townSlug({ current: 'la-chaux-de-fonds' })).toBe(true)
  expect(townSlug({ current: 'x'.repeat(60) })).toBe(true)
  for (const current of ['düdingen', 'Bern', 'bern-2', '-bern', 'la--chaux', 'x'.repeat(61)]) {
    expect(townSlug({ current })).toBe(refused)
  }
  expect(townSlug({ current: 'Bern' }, french)).toContain('Lettres minuscules non accentuées')
  expect([townSlug(undefined), townSlug({})]).toEqual([true, true])
})

test('prices are whole francs from zero up, or empty', () => {
  expect([undefined, null, 0, 250].map(wholeFrancs)).toEqual([true, true, true, true])
  expect([-1, 0.5].map(wholeFrancs)).not.toContain(true)
})

test('the wall says how many testimonials are missing to fill three columns', () => {
  expect(dealsEvenly(Array(42).fill({}))).toBe(true)
  expect(dealsEvenly(Array(41).fill({}))).toContain('add 1 or remove 2')
})

test('no two spreads start with the same service', () => {
  const spread = (...ids: string[]) => ({ services: ids.map((_ref) => ({ _ref })) })
  const message = 'Two spreads start with the same service: links would lead to the upper one only.'
  expect(distinctPlaces([spread('seo'), spread('ads', 'seo'), spread(), {}, null])).toBe(true)
  expect(distinctPlaces(undefined)).toBe(true)
  expect(distinctPlaces([spread('seo'), spread('ads'), spread('seo', 'ads')])).toBe(message)
})

test('what is no section does not keep the others from being judged', async () => {
  const sections = ['a', 'b'].map((_key) => ({ _type: 'funnel', _key, anchor: 'costs' }))
  expect(await distinctAnchors([null, ...sections], {} as ValidationContext)).toHaveLength(2)
  expect(oncePerPage([null, ...sections])).toMatchObject([{ path: [{ _key: 'b' }] }])
})

test('a conversation has one form, which the assistant asks for at its end', () => {
  const form = { from: 'bot', form: true }
  const message = 'Only the last message can have a form, and the assistant must say it.'
  expect(asksOnce([{ from: 'user' }, form])).toBe(true)
  expect(asksOnce([form, { from: 'user' }])).toBe(message)
  expect(asksOnce([{ ...form, from: 'user' }])).toBe(message)
})

test('a button without an address leads to the form at the end of its conversation', () => {
  const message = 'A button without an address needs a form at the end.'
  const asks = { from: 'bot', actions: [{ path: '/pricing' }, {}] }
  expect(buttonsLeadSomewhere([asks])).toBe(message)
  expect(buttonsLeadSomewhere([asks, { from: 'bot', form: true }])).toBe(true)
  expect(buttonsLeadSomewhere([{ from: 'bot', actions: [{ path: '/pricing' }] }])).toBe(true)
  expect(buttonsLeadSomewhere(undefined)).toBe(true)
})

test('a plan has one cell in a row', () => {
  const cell = (plan: string) => ({ plan: { _ref: plan } })
  expect(oneCellPerPlan([cell('a'), cell('b')])).toBe(true)
  expect(oneCellPerPlan([cell('a'), cell('a')])).toContain('two cells')
})

test('a plan of the timetable has a cell in some row', () => {
  const plans = ['a', 'b'].map((id) => ({ _key: id, _ref: id }))
  const row = (...ids: string[]) => ({ cells: ids.map((_ref) => ({ plan: { _ref } })) })
  expect(cellsForEachPlan(plans, { parent: { rows: [row('a'), row('b')] } })).toBe(true)
  expect(cellsForEachPlan(plans, { parent: { rows: [row('a'), {}] } })).toMatchObject([
    { path: [{ _key: 'b' }], message: expect.stringContaining('No row has a cell') },
  ])
})

test('a cell of the timetable belongs to a plan that is a column', () => {
  const cell = (plan: string) => ({ _key: `cell-${plan}`, plan: { _ref: plan } })
  const rows = [{ _key: 'row', cells: [cell('a'), cell('b')] }]
  const parent = (...ids: string[]) => ({ parent: { plans: ids.map((_ref) => ({ _ref })) } })
  expect(cellsOfColumns(rows, parent('a', 'b'))).toBe(true)
  expect(cellsOfColumns(rows, parent('a'))).toMatchObject([
    {
      path: [{ _key: 'row' }, 'cells', { _key: 'cell-b' }],
      message: expect.stringContaining('no column any more'),
    },
  ])
})

test('a colour is six digits, and a text colour can be read on its field', () => {
  expect(['#1b37c9', '#FFFFFF', undefined].map((value) => hexColour(value))).toEqual([
    true,
    true,
    true,
  ])
  expect(['blue', '#fff', '1b37c9'].map((value) => hexColour(value))).not.toContain(true)
  const onField = readableOn('field')
  expect(onField('#f5f7fc', { document: { field: '#1b37c9' } })).toBe(true)
  expect(onField('#9db2f4', { document: { field: '#f5f7fc' } })).toContain('Hard to read')
  expect(onField('#9db2f4', { document: { field: 'blue' } })).toBe(true)
})

test('R14: a slider has its ends in order, a step above zero and a start between its ends', () => {
  const range = { min: 0, max: 10, step: 1, start: 5 }
  expect(holdsTogether(range)).toBe(true)
  expect([0, 10].map((start) => holdsTogether({ ...range, start }))).toEqual([true, true])
  expect(holdsTogether({ ...range, max: 0 })).toContain('above the lowest')
  expect(holdsTogether({ ...range, step: 0 })).toContain('above zero')
  expect(holdsTogether({ ...range, start: 11 })).toContain('between')
  expect(holdsTogether({ ...range, start: -1 })).toContain('between')
})

test('R14: a slider that is not finished yet is left to what its fields require', () => {
  const emptied = { min: 5, max: null, step: 1, start: 5 }
  const unfinished = [undefined, null, {}, { min: 3, max: 1 }, emptied]
  expect(unfinished.map((range) => holdsTogether(range))).toEqual(Array(5).fill(true))
})

test('R14: every channel has a part for every goal', () => {
  const goals = [{}, {}]
  const context = { parent: { goals } }
  expect(onePartPerGoal([{ parts: [1, 2] }, { parts: [0, 5] }], context)).toBe(true)
  expect(onePartPerGoal(undefined, context)).toBe(true)
  expect(onePartPerGoal([{ parts: [1, 2] }, { parts: [1] }], context)).toContain('needs 2 parts')
  expect(onePartPerGoal([{}], context)).toContain('needs 2 parts')
})
