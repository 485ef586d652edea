import { expect, test } from 'vitest'
import { LakeProblem } from '../problem.ts'
import { mutationsOf } from './apply.ts'
import { parseActionRequest } from './parse.ts'

const lakeFields = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-02T00:00:00Z' }
const home = { _id: 'home', _type: 'page', _rev: 'p1', title: 'Home', ...lakeFields }
const draft = { ...home, _id: 'drafts.home', _rev: 'd1', title: 'Draft' }
const draftOnly = { ...draft, _createdAt: '2026-03-01T00:00:00Z' }
const named = { draftId: 'drafts.home', publishedId: 'home' }

/** What actions do to these documents; or the refusal, with the place of the action at fault. */
function outcome(stored: (typeof home)[], ...actions: { is: string; [field: string]: unknown }[]) {
  try {
    const parsed = parseActionRequest({
      actions: actions.map(({ is, ...fields }) => {
        return { actionType: `sanity.action.document.${is}`, ...fields }
      }),
    })
    const read = (id: string) => stored.find(({ _id }) => _id === id) ?? null
    const versions = () => stored.map(({ _id }) => _id).filter((id) => id !== 'home')
    return [...mutationsOf(parsed.actions, { read, versions })]
  } catch (error) {
    if (!(error instanceof LakeProblem)) throw error
    const { status, message, details } = error
    return { status, message, ...details }
  }
}
const refused = (status: number, type: string, index = 0) =>
  expect.objectContaining({
    status,
    items: [{ index, error: expect.objectContaining({ type }) }],
  })

test('publishing replaces the published document, which stays as old as it is, and ends the draft', () => {
  expect(outcome([home, draftOnly], { is: 'publish', ...named })).toEqual([
    {
      createOrReplace: {
        _id: 'home',
        _type: 'page',
        title: 'Draft',
        _createdAt: home._createdAt,
      },
    },
    { delete: { id: 'drafts.home' } },
  ])
})

test('what was never published is as old as its draft', () => {
  const [first] = [outcome([draftOnly], { is: 'publish', ...named })].flat()
  expect(first).toMatchObject({ createOrReplace: { _createdAt: draftOnly._createdAt } })
})

test.each([
  ['the draft', { ifDraftRevisionId: 'd0' }],
  ['the published document', { ifPublishedRevisionId: 'p0' }],
])('publishing is refused where somebody has changed %s meanwhile', (_, expected) => {
  expect(outcome([home, draft], { is: 'publish', ...named, ...expected })).toEqual(
    refused(409, 'documentRevisionIDDoesNotMatchError'),
  )
})

test('publishing goes on where both are as the editor saw them', () => {
  const seen = { ifDraftRevisionId: 'd1', ifPublishedRevisionId: 'p1' }
  expect(outcome([home, draft], { is: 'publish', ...named, ...seen })).toHaveLength(2)
})

test('a published revision is expected, and there is none', () => {
  const seen = { ifPublishedRevisionId: 'p1' }
  expect(outcome([draft], { is: 'publish', ...named, ...seen })).toEqual(
    refused(409, 'documentRevisionIDDoesNotMatchError'),
  )
})

test.each([
  ['edit', { ...named, patch: { set: { title: 'x' } } }],
  ['publish', named],
  ['unpublish', named],
  ['discard', { draftId: 'drafts.home' }],
  ['delete', { publishedId: 'home' }],
  ['replaceDraft', { publishedId: 'home', attributes: { _id: 'drafts.home', _type: 'page' } }],
  ['version.create', { publishedId: 'home', baseId: 'home', versionId: 'versions.a.home' }],
  ['version.discard', { versionId: 'versions.a.home' }],
  ['version.replace', { document: { _id: 'versions.a.home', _type: 'page' } }],
  ['version.unpublish', { publishedId: 'home', versionId: 'versions.a.home' }],
])(
  '%s of a document that is not there is refused, and which action it was is told',
  (is, fields) => {
    const create = {
      is: 'create',
      publishedId: 'team',
      attributes: { ...draft, _id: 'drafts.team' },
    }
    expect(outcome([], create, { is, ...fields })).toEqual(refused(404, 'documentNotFoundError', 1))
  },
)

test('an edit of a published document begins a draft, one of a draft goes on with it', () => {
  const edit = { is: 'edit', ...named, patch: { set: { title: 'x' } } }
  const patch = { patch: { id: 'drafts.home', set: { title: 'x' } } }
  expect(outcome([home], edit)).toEqual([
    {
      create: {
        _id: 'drafts.home',
        _type: 'page',
        title: 'Home',
        _createdAt: home._createdAt,
      },
    },
    patch,
  ])
  expect(outcome([home, draft], edit)).toEqual([patch])
})

test('a page taken off the site lives on as a draft; a draft there is stays as it is', () => {
  const gone = { delete: { id: 'home' } }
  expect(outcome([home, draft], { is: 'unpublish', ...named })).toEqual([gone])
  expect(outcome([home], { is: 'unpublish', ...named })).toMatchObject([
    { create: { _id: 'drafts.home', title: 'Home' } },
    gone,
  ])
})

test('what is not on the site can’t be taken off it, though a draft or a version is there', () => {
  const version = { ...home, _id: 'versions.a.home' }
  const ofRelease = { publishedId: 'home', versionId: version._id }
  expect(outcome([draft], { is: 'unpublish', ...named })).toEqual(
    refused(404, 'documentNotFoundError'),
  )
  expect(outcome([version], { is: 'version.unpublish', ...ofRelease })).toEqual(
    refused(404, 'documentNotFoundError'),
  )
})

test('a page that a release takes off the site is marked in its version', () => {
  const version = { ...home, _id: 'versions.a.home' }
  const ofRelease = { publishedId: 'home', versionId: version._id }
  expect(outcome([home, version], { is: 'version.unpublish', ...ofRelease })).toEqual([
    {
      patch: {
        id: version._id,
        setIfMissing: { _system: {} },
        set: { '_system.delete': true },
      },
    },
  ])
})

test('a draft is replaced where there is one of the two, published or draft', () => {
  const attributes = { _id: 'drafts.home', _type: 'page', title: 'Other' }
  const replace = { is: 'replaceDraft', publishedId: 'home', attributes }
  for (const stored of [home, draft])
    expect(outcome([stored], replace)).toEqual([{ createOrReplace: attributes }])
})

test('deleting takes the drafts that are named along, and the past where that is asked', () => {
  const drafts = { publishedId: 'home', includeDrafts: ['drafts.home'] }
  expect(outcome([home, draft], { is: 'delete', ...drafts, purge: true })).toEqual([
    { delete: { id: 'home', purge: true } },
    { delete: { id: 'drafts.home', purge: true } },
  ])
  expect(outcome([home, draft], { is: 'delete', publishedId: 'home' })).toEqual(
    refused(409, 'documentHasVersionsError'),
  )
})

test('a document is created once, or left where it is if that is asked', () => {
  const attributes = { _id: 'drafts.home', _type: 'page' }
  const create = { is: 'create', publishedId: 'home', attributes }
  expect(outcome([], create)).toEqual([{ create: attributes }])
  expect(outcome([], { ...create, ifExists: 'ignore' })).toEqual([
    { createIfNotExists: attributes },
  ])
})

test.each(['fail', 'ignore'])(
  'what is published cannot be created again, with ifExists %s',
  (ifExists) => {
    const attributes = { _id: 'drafts.home', _type: 'page' }
    const create = { is: 'create', publishedId: 'home', attributes, ifExists }
    expect(outcome([home], create)).toEqual(refused(409, 'documentAlreadyExistsError'))
  },
)

test.each<[string, object]>([
  [
    'a draft of another page',
    { is: 'edit', draftId: 'drafts.team', publishedId: 'home', patch: {} },
  ],
  ['a draft where a page belongs', { is: 'delete', publishedId: 'drafts.home' }],
  ['a page where a draft belongs', { is: 'discard', draftId: 'home' }],
  ['drafts of another page', { is: 'delete', publishedId: 'home', includeDrafts: ['drafts.team'] }],
  [
    'a version of another page',
    { is: 'version.create', publishedId: 'home', baseId: 'home', versionId: 'versions.a.team' },
  ],
  [
    'a version of another page, to be taken off the site',
    { is: 'version.unpublish', publishedId: 'home', versionId: 'versions.a.team' },
  ],
  [
    'a version that is another page',
    {
      is: 'version.create',
      publishedId: 'home',
      document: { _id: 'versions.a.team', _type: 'page' },
    },
  ],
  ['a copy without its name', { is: 'version.create', publishedId: 'home', baseId: 'home' }],
  [
    'attributes of another page',
    { is: 'create', publishedId: 'home', attributes: { _id: 'drafts.team', _type: 'page' } },
  ],
  [
    'attributes without a type',
    { is: 'create', publishedId: 'home', attributes: { _id: 'drafts.home', _type: '' } },
  ],
])('%s is refused before anything is done', (_, action) => {
  expect(outcome([home, draft], action as { is: string })).toMatchObject({
    status: 400,
    message: expect.stringMatching(/^actions\[0\]/),
  })
})

test('a thousand actions are a request, and not one more', () => {
  const many = Array.from({ length: 1_001 }, () => ({ is: 'discard', draftId: 'drafts.home' }))
  expect(outcome([draft], ...many)).toMatchObject({
    status: 400,
    message: expect.stringMatching(/^body\.actions/),
  })
  expect(outcome([draft], ...many.slice(1))).toHaveLength(1_000)
})
