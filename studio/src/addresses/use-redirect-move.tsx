import type { SanityClient } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { say } from '../languages/studio-language.ts'
import { ToastOffer } from '../look/toast-offer.tsx'
import { failureReason } from '../shared/failure-reason.ts'
import { redirectMove } from './redirects.ts'

/**
 * Leads an old address to the new one. What moved is published by then and asks no more: where this fails, a toast says
 * so and offers to try again for as long as it is left open.
 */
export function useRedirectMove(client: SanityClient): (from: string, to: string) => Promise<void> {
  const toast = useToast()
  return async function redirect(from, to) {
    const id = `redirect-${from}`
    try {
      await redirectMove(client, from, to)
      const title = say(
        'The old address leads to the new one',
        'L’ancienne adresse mène à la nouvelle',
      )
      toast.push({ id, status: 'success', title, duration: 5_000 })
    } catch (error) {
      toast.push({
        id,
        status: 'error',
        closable: true,
        duration: Number.POSITIVE_INFINITY,
        title: say(
          `Published, but ${from} does not lead to ${to} yet`,
          `C’est publié, mais ${from} ne mène pas encore à ${to}`,
        ),
        description: (
          <ToastOffer offer={say('Try again', 'Réessayer')} onTake={() => void redirect(from, to)}>
            {failureReason(error)}
          </ToastOffer>
        ),
      })
    }
  }
}
