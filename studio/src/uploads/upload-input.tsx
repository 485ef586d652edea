import { useState } from 'react'
import {
  type InputProps,
  isFileSchemaType,
  isImageSchemaType,
  type ObjectInputProps,
  PatchEvent,
  type UploadState,
} from 'sanity'
import { isProgress, progressField, withProgress } from './upload-progress.ts'

/**
 * The input of an image or a file, which keeps the progress of an upload to itself: the document is changed only once the
 * file is there, so that a failed upload leaves neither a draft nor an empty image behind. Other inputs are as they were.
 */
export function UploadInput(props: InputProps) {
  const { schemaType } = props
  const holdsFile = isImageSchemaType(schemaType) || isFileSchemaType(schemaType)
  return holdsFile ? (
    <WithOwnProgress {...(props as ObjectInputProps)} />
  ) : (
    props.renderDefault(props)
  )
}

function WithOwnProgress(props: ObjectInputProps) {
  const [progress, setProgress] = useState<Partial<UploadState> | null>(null)
  const onChange: ObjectInputProps['onChange'] = (change) => {
    const { patches } = PatchEvent.from(change)
    const own = patches.filter(isProgress)
    const content = patches.filter((patch) => !isProgress(patch))
    if (own.length > 0) setProgress((state) => own.reduce(withProgress, state))
    if (content.length > 0) props.onChange(content)
  }
  const shown = { _type: props.schemaType.name, ...props.value, [progressField]: progress }
  return props.renderDefault({ ...props, onChange, value: progress ? shown : props.value })
}
