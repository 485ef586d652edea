import { isRefusedStatus } from '../connection/is-refused-status.ts'
import { say } from '../languages/studio-language.ts'
import { isConflict } from './is-conflict.ts'
import { statusOf } from './status-of.ts'

/** Why the lake did not do what an editor asked for, in an editor's words where the reason is known. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const status = statusOf(error)
  if (status === 401) {
    return say(
      'Your session has ended: sign in again.',
      'Votre session a pris fin : reconnectez-vous.',
    )
  }
  if (status === 403) {
    return say(
      'You are not allowed to change the content.',
      'Vous n’avez pas le droit de modifier le contenu.',
    )
  }
  if (isConflict(error)) {
    return say(
      'Somebody has changed or deleted it meanwhile. Look at it and try again.',
      'Quelqu’un l’a modifié ou supprimé entre-temps. Vérifiez, puis réessayez.',
    )
  }
  if (status === null ? isOffline(error) : !isRefusedStatus(status)) {
    return say(
      'The server does not answer. Try again in a moment.',
      'Le serveur ne répond pas. Réessayez dans un instant.',
    )
  }
  return error.message
}

/**
 * Without a network, browsers throw a `TypeError` and say so each in words of its own; of an upload, Sanity's client says
 * so itself.
 */
const isOffline = (error: Error) =>
  error instanceof TypeError || error.message === 'XHR upload network error'
