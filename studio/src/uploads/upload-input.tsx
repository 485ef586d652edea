import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import {
  type ImageValue,
  type InputProps,
  isFileSchemaType,
  isImageSchemaType,
  type ObjectInputProps,
  PatchEvent,
  type UploadState,
} from 'sanity'
import { say } from '../languages/studio-language.ts'
import { descriptionOf, framingOfOld, replacesImage } from './replaced-image.ts'
import { isProgress, progressField, withProgress } from './upload-progress.ts'

/**
 * The input of an image or a file, which keeps the progress of an upload to itself: the document is changed only once the
 * file is there, so that a failed upload leaves neither a draft nor an empty image behind. An image that takes the place of
 * another one begins uncut. Other inputs are as they were.
 */
export function UploadInput(props: InputProps) {
  const { schemaType } = props
  const holdsFile = isImageSchemaType(schemaType) || isFileSchemaType(schemaType)
  return holdsFile ? (
    <WithOwnProgress {...(props as ObjectInputProps<ImageValue>)} />
  ) : (
    props.renderDefault(props)
  )
}

function WithOwnProgress(props: ObjectInputProps<ImageValue>) {
  const remind = useReminder()
  const [progress, setProgress] = useState<Partial<UploadState> | null>(null)
  const onChange: ObjectInputProps['onChange'] = (change) => {
    const { patches } = PatchEvent.from(change)
    const own = patches.filter(isProgress)
    const content = patches.filter((patch) => !isProgress(patch))
    if (own.length > 0) setProgress((state) => own.reduce(withProgress, state))
    if (content.length === 0) return
    const isReplaced = isImageSchemaType(props.schemaType) && replacesImage(content, props.value)
    props.onChange(isReplaced ? [...content, ...framingOfOld()] : content)
    if (isReplaced) remind(props.value)
  }
  const shown = { _type: props.schemaType.name, ...props.value, [progressField]: progress }
  return props.renderDefault({ ...props, onChange, value: progress ? shown : props.value })
}

/** Reminds whoever has replaced an image that its description was written for the old one. */
function useReminder() {
  const toast = useToast()
  return (old: ImageValue | undefined) => {
    const words = descriptionOf(old)
    if (words === undefined) return
    toast.push({
      status: 'warning',
      title: say(
        'Does the description fit the new image?',
        'La description convient-elle à la nouvelle image ?',
      ),
      description: say(`It says: “${words}”.`, `Elle dit : « ${words} ».`),
      duration: 15_000,
    })
  }
}
