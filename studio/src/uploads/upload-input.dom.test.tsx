import { compiledSchema } from '@jalonne/schemas/compiled'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type FormPatch, type InputProps, PatchEvent, set, setIfMissing, unset } from 'sanity'
import { afterEach, expect, test, vi } from 'vitest'
import { UploadInput } from './upload-input.tsx'

const toast = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('@sanity/ui/toast', () => ({ useToast: () => toast }))

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const schema = compiledSchema()
const image = (_ref: string) => ({ _type: 'reference', _ref })
const framed = {
  asset: image('image-old'),
  crop: { left: 0.3, right: 0, top: 0, bottom: 0 },
  hotspot: { x: 0.5, y: 0.3, width: 0.4, height: 0.4 },
}
const uploaded = [set(image('image-new'), ['asset']), set(100, ['_upload', 'progress'])]
const selected = (type: string, asset: string) => [
  setIfMissing({ _type: type }),
  unset(['media']),
  set(image(asset), ['asset']),
]

/** The fields that a document is told to change, as Sanity's own input of an image changes it. */
function changed(type: string, value: object, patches: FormPatch[]) {
  const onChange = vi.fn()
  const schemaType = schema.get(type)
  const renderDefault = (props: { onChange: (patches: FormPatch[]) => void }) => (
    <button type="button" onClick={() => props.onChange(patches)}>
      Choose
    </button>
  )
  const props = { schemaType, value, onChange, renderDefault } as unknown as InputProps
  render(<UploadInput {...props} />)
  fireEvent.click(screen.getByRole('button'))
  const told = onChange.mock.calls.flatMap(([change]) => PatchEvent.from(change).patches)
  return told.map(({ type: kind, path }) => `${kind} ${path.join('.')}`.trim())
}

test.each([
  ['localeImage', 'uploaded', uploaded],
  ['localeImage', 'selected', selected('localeImage', 'image-new')],
  ['textImage', 'selected', selected('textImage', 'image-new')],
])('another %s that is %s begins uncut, with no point of the old one', (type, _, patches) => {
  const told = changed(type, framed, patches)
  expect(told).toEqual(expect.arrayContaining(['set asset', 'unset crop', 'unset hotspot']))
  expect(toast.push, 'it had no description').not.toHaveBeenCalled()
})

test('the same image, chosen again, stays as it was cut', () => {
  const patches = selected('localeImage', 'image-old')
  expect(changed('localeImage', framed, patches)).toEqual([
    'setIfMissing',
    'unset media',
    'set asset',
  ])
})

test('the first image of a field changes nothing but itself', () => {
  expect(changed('localeImage', {}, uploaded)).toEqual(['set asset'])
})

test.each([
  ['localeImage', { _type: 'localeString', fr: ' ', en: 'Three people' }],
  ['textImage', 'Three people'],
])('whoever replaces a %s is reminded of its description', (type, alt) => {
  changed(type, { ...framed, alt }, uploaded)
  expect(toast.push).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      status: 'warning',
      title: 'Does the description fit the new image?',
      description: 'It says: “Three people”.',
    }),
  )
})

test('an image that follows one that was cleared begins uncut too, and its description is asked for', () => {
  const alt = { _type: 'localeString', en: 'Three people' }
  const { asset: _cleared, ...rest } = framed
  const told = changed('localeImage', { ...rest, alt }, uploaded)
  expect(told).toEqual(['set asset', 'unset crop', 'unset hotspot'])
  expect(toast.push).toHaveBeenCalledOnce()
})

test('who crops an image or describes it is reminded of nothing', () => {
  const alt = { _type: 'localeString', en: 'Three people' }
  const patches = [set({ left: 0.1 }, ['crop']), set('Two people', ['alt', 'en'])]
  expect(changed('localeImage', { ...framed, alt }, patches)).toEqual(['set crop', 'set alt.en'])
  expect(toast.push).not.toHaveBeenCalled()
})
