import { documentTypes, sectionTypes } from '@jalonne/schemas'
import { compiledSchema } from '@jalonne/schemas/compiled'
import { findings } from '@jalonne/schemas/testing'
import { type InitialValueResolverContext, resolveInitialValueForType } from 'sanity'
import { expect, test } from 'vitest'

const schema = compiledSchema()

/** What the Studio writes into a new document, or a new part of one, before its editor does. */
async function initialValue(name: string): Promise<object> {
  const type = schema.get(name)
  if (!type) throw new Error(`The content model has no ${name}`)
  const context = { schema } as InitialValueResolverContext
  return (await resolveInitialValueForType(type, {}, 10, context)) ?? {}
}

/** What keeps a document of a type from being published. */
async function wanted(_type: string, fields: object): Promise<string[]> {
  const found = await findings({ ...fields, _id: 'new', _type })
  return found.filter(({ level }) => level === 'error').map(({ at, message }) => `${at} ${message}`)
}

test.each(documentTypes.map(({ name }) => name))(
  'what a new %s begins with asks its editor for nothing more',
  async (type) => {
    const asked = await wanted(type, await initialValue(type))
    expect(await wanted(type, {})).toEqual(expect.arrayContaining(asked))
  },
)

test('a job that an editor begins is open, as one is announced to be applied for', async () => {
  expect(await initialValue('job')).toMatchObject({ open: true })
})

test.each(sectionTypes.map(({ name }) => name))(
  'what a new section %s begins with asks its editor for nothing more',
  async (_type) => {
    const pageWith = (section: object) => ({ sections: [{ ...section, _type, _key: 'new' }] })
    const asked = await wanted('page', pageWith(await initialValue(_type)))
    expect(await wanted('page', pageWith({}))).toEqual(expect.arrayContaining(asked))
  },
)
