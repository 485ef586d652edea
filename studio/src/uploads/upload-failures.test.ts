import type { AssetSource } from 'sanity'
import { expect, test } from 'vitest'
import { onUploadFailure, reportingFailures, type UploadFailure } from './upload-failures.ts'

type Uploader = InstanceType<NonNullable<AssetSource['Uploader']>>

/** Refuses every file, as Sanity does with a file of a kind that it cannot tell. */
class Refusing implements Pick<Uploader, 'subscribe' | 'upload'> {
  #tell: Parameters<Uploader['subscribe']>[0] = () => {}

  subscribe(subscriber: Parameters<Uploader['subscribe']>[0]) {
    this.#tell = subscriber
    return () => {}
  }

  upload(files: File[]) {
    for (const file of files) {
      const failed = {
        id: 'f',
        file,
        progress: 0,
        status: 'error',
        error: new Error('No'),
      } as const
      this.#tell({ type: 'status', file: failed, status: 'error' })
    }
    return []
  }
}

function failuresOf(schemaType: object): UploadFailure[] {
  const failures: UploadFailure[] = []
  const stop = onUploadFailure((failure) => failures.push(failure))
  const source = { name: 'lake', component: () => null, Uploader: Refusing }
  const [reporting] = reportingFailures([source as unknown as AssetSource])
  const uploader = reporting?.Uploader && new reporting.Uploader()
  uploader?.subscribe(() => {})
  uploader?.upload([new File([], 'cat.heic')], { schemaType } as Parameters<Uploader['upload']>[1])
  stop()
  return failures
}

test('a failure names the file, and whether its field takes every image', () => {
  const image = { name: 'image', jsonType: 'object' }
  expect(failuresOf(image)).toMatchObject([{ file: 'cat.heic', takesAnyImage: true }])
  const mark = { ...image, name: 'mark', type: image, options: { accept: 'image/png' } }
  expect(failuresOf(mark)).toMatchObject([{ takesAnyImage: false }])
  expect(failuresOf({ name: 'file' })).toMatchObject([{ takesAnyImage: false }])
})
