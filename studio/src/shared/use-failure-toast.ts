import { useToast } from '@sanity/ui/toast'
import { say } from '../languages/studio-language.ts'
import { failureReason } from './failure-reason.ts'

/** Shows an editor in a toast that something did not work, and why. */
export function useFailureToast(
  title = say('That was not saved', 'Rien n’a été enregistré'),
): (error: unknown) => void {
  const toast = useToast()
  return (error) => {
    toast.push({ status: 'error', title, description: failureReason(error) })
  }
}
