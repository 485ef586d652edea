import { formatDate } from '@jalonne/domain'
import { useLanguage } from './language.tsx'

/** The day something was published on, in words; nothing for a draft that has none yet. */
export function PublicationDate({ date }: { date: string | null }) {
  const language = useLanguage()
  return date ? <time dateTime={date}>{formatDate(date, language)}</time> : null
}
