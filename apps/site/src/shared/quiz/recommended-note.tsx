import { BroughtNote } from '../contact/brought-note.tsx'
import { Sentence, textOf, wordsOf } from '../text.tsx'
import type { Recommended } from './use-recommended.ts'

/** What a quiz has recommended, as a form sends it: in words and, without scripts too, for machines. */
export const RecommendedNote = ({
  recommended: { meta, note, without },
}: {
  recommended: Recommended
}) => (
  <>
    <input name="meta.source" type="hidden" value={meta.source} />
    <input name="meta.rec" type="hidden" value={meta.rec} />
    <BroughtNote note={wordsOf(note(textOf))} shown={<Sentence of={note} />} without={without} />
  </>
)
