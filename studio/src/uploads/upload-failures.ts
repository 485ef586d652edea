import { type AssetSource, isImageSchemaType } from 'sanity'

export interface UploadFailure {
  /** The name of the file. */
  file: string
  error: Error
  /** Whether the field is for images of every kind that the lake knows. */
  takesAnyImage: boolean
}

type Listener = (failure: UploadFailure) => void

const listeners = new Set<Listener>()

/** Calls for every upload that fails from now on; returns how to stop that. */
export function onUploadFailure(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The ways to bring in a file, with failures passed to `onUploadFailure`. Sanity's own notice, which only says to look into
 * the console, is left out.
 */
export function reportingFailures(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) =>
    source.Uploader ? { ...source, Uploader: reporting(source.Uploader) } : source,
  )
}

function reporting(Uploader: NonNullable<AssetSource['Uploader']>) {
  return class extends Uploader {
    #takesAnyImage = false

    override upload(...[files, options]: Parameters<InstanceType<typeof Uploader>['upload']>) {
      const type = options?.schemaType
      this.#takesAnyImage = isImageSchemaType(type) && !type.options?.accept
      return super.upload(files, options)
    }

    override subscribe(subscriber: Parameters<InstanceType<typeof Uploader>['subscribe']>[0]) {
      return super.subscribe((event) => {
        if (event.type === 'error') return
        if (event.type === 'status' && event.status === 'error') {
          const { file, error = new Error('The upload failed') } = event.file
          for (const listener of listeners)
            listener({ file: file.name, error, takesAnyImage: this.#takesAnyImage })
        }
        subscriber(event)
      })
    }
  }
}
