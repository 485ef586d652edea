import type { PortableTextInputProps } from 'sanity'
import { pasteFormatted } from './pasted-blocks.ts'

/** The input of a formatted text: what is pasted keeps its links and headings. */
export const TextInput = (props: PortableTextInputProps) =>
  props.renderDefault({ ...props, onPaste: pasteFormatted })
