import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import type { LayoutProps } from 'sanity'
import { say } from '../languages/studio-language.ts'
import { uploadFailureReason } from './upload-failure-reason.ts'
import { onUploadFailure } from './upload-failures.ts'

/** The Studio, with a notice over it for every upload that fails: which file, and why. */
export function WithUploadNotices(props: LayoutProps) {
  const toast = useToast()
  useEffect(
    () =>
      onUploadFailure(({ file, error, takesAnyImage }) => {
        const title = say(`“${file}” was not uploaded`, `« ${file} » n’a pas été importé`)
        const description = uploadFailureReason(error, takesAnyImage)
        toast.push({ status: 'error', title, description, duration: 15_000 })
      }),
    [toast],
  )
  return props.renderDefault(props)
}
