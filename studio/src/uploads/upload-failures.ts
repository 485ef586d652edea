import type { AssetSource } from 'sanity'

interface UploadFailure {
  /** The name of the file. */
  file: string
  error: Error
}

type Tell = (failure: UploadFailure) => void

const listeners = new Set<Tell>()

/** Calls for every upload that fails from now on; returns how to stop that. */
export function onUploadFailure(tell: Tell): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/**
 * The ways to bring in a file, with failures told to `onUploadFailure`. Sanity's own notice, which only says to look into
 * the console, is left out.
 */
export function tellingFailures(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) =>
    source.Uploader ? { ...source, Uploader: telling(source.Uploader) } : source,
  )
}

function telling(Uploader: NonNullable<AssetSource['Uploader']>) {
  return class extends Uploader {
    override subscribe(subscriber: Parameters<InstanceType<typeof Uploader>['subscribe']>[0]) {
      return super.subscribe((event) => {
        if (event.type === 'error') return
        if (event.type === 'status' && event.status === 'error') {
          const { file, error = new Error('The upload failed') } = event.file
          for (const tell of listeners) tell({ file: file.name, error })
        }
        subscriber(event)
      })
    }
  }
}
