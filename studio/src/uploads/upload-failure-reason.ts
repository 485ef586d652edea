import * as v from 'valibot'
import { say } from '../languages/studio-language.ts'
import { failureReason } from '../shared/failure-reason.ts'

const uploadRefusal = v.object({ details: v.object({ type: v.string() }) })

const french: Record<string, string> = {
  unsupportedImage:
    'Ce n’est pas une image que le serveur accepte : JPEG, PNG, WebP, GIF, AVIF ou SVG.',
  invalidImage: 'L’image est endommagée ou incomplète.',
  invalidAsset: 'Le fichier est vide.',
  payloadTooLargeError: 'Le fichier est trop lourd.',
  incompleteBody: 'L’importation a été interrompue.',
  busy: 'Trop d’images sont en cours de traitement. Réessayez dans un instant.',
  tooManyImages: 'Trop d’images sont en cours de traitement. Réessayez dans un instant.',
  timeout: 'L’image a pris trop de temps.',
  insufficientStorage: 'Le serveur n’a plus de place.',
}

/**
 * Why an upload has failed: in the lake's own words where it has refused it; in French where these are known.
 * `takesAnyImage` says that the field is for images and has no list of its own of which.
 */
export function uploadFailureReason(error: Error, takesAnyImage = false): string {
  // Sanity sends no file of a kind that the field does not take, and says so in a developer's words.
  if (error.message.startsWith('Unsupported file type')) {
    if (takesAnyImage) {
      return say(
        'This field takes images: JPEG, PNG, WebP, GIF, AVIF or SVG.',
        'Ce champ prend des images : JPEG, PNG, WebP, GIF, AVIF ou SVG.',
      )
    }
    return say(
      'This field takes no file of this kind.',
      'Ce champ n’accepte pas ce genre de fichier.',
    )
  }
  const refusal = v.safeParse(uploadRefusal, error)
  if (!refusal.success) return failureReason(error)
  const { type } = refusal.output.details
  const known = french[type]
  return tooLarge(type, error) ?? (known ? say(error.message, known) : failureReason(error))
}

/** Says of a refused file how large one may be, where the lake has told. */
function tooLarge(type: string, { message }: Error): string | undefined {
  const [, kibibytes] = /(\d+) KiB/.exec(message) ?? []
  if (type === 'payloadTooLargeError' && kibibytes) {
    const size = Math.floor(Number(kibibytes) / 1024)
    return say(
      `The file is larger than ${size} MB: make it smaller and try again.`,
      `Le fichier dépasse ${size} Mo : réduisez-le, puis réessayez.`,
    )
  }
  const [, pixels] = /(\d+) million pixels/.exec(message) ?? []
  return type === 'imageTooLarge' && pixels
    ? say(message, `L’image a plus de ${pixels} millions de pixels.`)
    : undefined
}
