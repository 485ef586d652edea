import { expect, test } from 'vitest'
import { uploadFailureReason } from './upload-failure-reason.ts'

test('a file of a kind that the field does not take is refused in an editor’s words', () => {
  const error = new Error(
    'Unsupported file type: could not determine an uploader for "a.txt" (type "text/plain")',
  )
  expect(uploadFailureReason(error)).toBe('This field takes no file of this kind.')
})

test('a picture whose kind the browser does not know is refused with the kinds that are taken', () => {
  const error = new Error('Unsupported file type: could not determine an uploader for "a.heic"')
  expect(uploadFailureReason(error, true)).toBe(
    'This field takes images: JPEG, PNG, WebP, GIF, AVIF or SVG.',
  )
})

test('what the lake says of a refused file is passed on', () => {
  expect(uploadFailureReason(new Error('The image is damaged.'))).toBe('The image is damaged.')
})
