import { ContentLink } from '../content-link.tsx'
import { type LocalizedText, Text } from '../text.tsx'

interface PrivacyNoteProps {
  section: {
    note?: LocalizedText | null | undefined
    privacy: { label: LocalizedText | null; href: string } | null
  }
}

/** What becomes of what is sent, and where that is explained. */
export function PrivacyNote({ section: { note, privacy } }: PrivacyNoteProps) {
  return (
    <p>
      <Text value={note} />{' '}
      {privacy ? (
        <ContentLink href={privacy.href}>
          <Text value={privacy.label} />
        </ContentLink>
      ) : null}
    </p>
  )
}
