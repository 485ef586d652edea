import { expect, onTestFinished, test, vi } from 'vitest'
import { uploadFailureReason } from './upload-failure-reason.ts'

/** What an editor of the French Studio reads. */
async function frenchReason(error: Error) {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => 'fr' })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  const french = await import('./upload-failure-reason.ts')
  return french.uploadFailureReason(error).replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** A refusal as Sanity's client passes it on. */
const refused = (type: string, message: string) =>
  Object.assign(new Error(message), { statusCode: 413, details: { type } })

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

test.each([
  {
    refusal: refused('payloadTooLargeError', 'The body is larger than 51200 KiB'),
    en: 'The file is larger than 50 MB: make it smaller and try again.',
    fr: 'Le fichier dépasse 50 Mo : réduisez-le, puis réessayez.',
  },
  {
    refusal: refused('imageTooLarge', 'The image has more than 268 million pixels'),
    en: 'The image has more than 268 million pixels',
    fr: 'L’image a plus de 268 millions de pixels.',
  },
])('an editor whose file is too large reads “$fr”', async ({ refusal, en, fr }) => {
  expect(uploadFailureReason(refusal)).toBe(en)
  expect(await frenchReason(refusal)).toBe(fr)
})

test('an editor whose network is gone while a file is being sent is told to try again', async () => {
  const error = new Error('XHR upload network error')
  expect(uploadFailureReason(error)).toBe('The server does not answer. Try again in a moment.')
  expect(await frenchReason(error)).toBe('Le serveur ne répond pas. Réessayez dans un instant.')
})
