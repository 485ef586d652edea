import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { say } from '../languages/studio-language.ts'
import type { OrderedDocument } from './ordered-documents.ts'

/** How to move a line without a pointer, read aloud on its handle. */
export const instructions = say(
  'Press space to pick the line up, the arrow keys to move it, space again to drop it, escape to leave it where it was.',
  'Appuyez sur espace pour saisir la ligne, sur les flèches pour la déplacer, sur espace pour la poser, sur échap pour la laisser où elle était.',
)

/** What is read aloud while a line is moved. */
export function announcementsFor(list: readonly OrderedDocument[]): Announcements {
  const name = (id: UniqueIdentifier) => list.find((document) => document.id === id)?.name ?? ''
  const position = (id: UniqueIdentifier) => list.findIndex((document) => document.id === id) + 1
  const place = (id: UniqueIdentifier) =>
    say(`place ${position(id)} of ${list.length}`, `place ${position(id)} sur ${list.length}`)
  return {
    onDragStart: ({ active }) =>
      say(
        `${name(active.id)} picked up, ${place(active.id)}.`,
        `${name(active.id)} : ligne saisie, ${place(active.id)}.`,
      ),
    onDragOver: ({ active, over }) =>
      over
        ? say(
            `${name(active.id)} is at ${place(over.id)}.`,
            `${name(active.id)} est à la ${place(over.id)}.`,
          )
        : undefined,
    onDragEnd: ({ active, over }) =>
      say(
        `${name(active.id)} dropped at ${place((over ?? active).id)}.`,
        `${name(active.id)} : ligne posée, ${place((over ?? active).id)}.`,
      ),
    onDragCancel: ({ active }) =>
      say(
        `${name(active.id)} is back at ${place(active.id)}.`,
        `${name(active.id)} est de retour à la ${place(active.id)}.`,
      ),
  }
}
