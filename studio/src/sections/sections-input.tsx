import type { ArrayOfObjectsInputProps } from 'sanity'
import { SectionPicker } from './section-picker.tsx'

/** The list of a page's sections, which grows by way of the picker. */
export function SectionsInput(props: ArrayOfObjectsInputProps) {
  return props.renderDefault({ ...props, arrayFunctions: SectionPicker })
}
