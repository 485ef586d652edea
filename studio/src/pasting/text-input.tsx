import type { PortableTextInputProps } from 'sanity'
import { pasteWithLinks } from './pasted-blocks.ts'

/** The input of a formatted text: what is pasted keeps its links. */
export const TextInput = (props: PortableTextInputProps) =>
  props.renderDefault({ ...props, onPaste: pasteWithLinks })
