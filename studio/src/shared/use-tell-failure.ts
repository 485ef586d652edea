import { useToast } from '@sanity/ui/toast'
import { say } from '../languages/studio-language.ts'

/** What tells an editor that something did not work, and why, in a toast that appears over the Studio. */
export function useTellFailure(
  title = say('That was not saved', 'Rien n’a été enregistré'),
): (error: unknown) => void {
  const toast = useToast()
  return (error) => {
    const description = error instanceof Error ? error.message : String(error)
    toast.push({ status: 'error', title, description })
  }
}
