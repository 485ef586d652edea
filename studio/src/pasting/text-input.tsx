import { useToast } from '@sanity/ui/toast'
import type { OnPasteFn, PortableTextInputProps } from 'sanity'
import { say } from '../languages/studio-language.ts'
import { lostParts, whatWasLost } from './lost-parts.ts'
import { pasteFormatted } from './pasted-blocks.ts'

/**
 * The input of a formatted text: what is pasted keeps its links and headings, and a notice tells of images and tables, which
 * it does not keep.
 */
export function TextInput(props: PortableTextInputProps) {
  const toast = useToast()
  const onPaste: OnPasteFn = (data) => {
    const { blockObjects } = data.schemaTypes
    const takesImages = blockObjects.some(({ name }) => name === 'textImage')
    const lost = whatWasLost(lostParts(data.event.clipboardData), takesImages)
    if (lost)
      toast.push({
        status: 'warning',
        title: say('Not everything could be pasted', 'Tout n’a pas pu être collé'),
        description: lost,
        duration: 15_000,
      })
    return pasteFormatted(data)
  }
  return props.renderDefault({ ...props, onPaste })
}
