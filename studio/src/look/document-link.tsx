import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'

const Link = styled(IntentLink)`
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 2px;
`

interface DocumentLinkProps {
  /** Published id of the document. */
  id: string
  type: string
  /** The field to open it at: `sections[_key=="card"].link`. */
  path?: string
  children: string
}

/** The name of a document in a text, which opens its form. */
export function DocumentLink({ children, ...params }: DocumentLinkProps) {
  return (
    <Link intent="edit" params={params}>
      {children}
    </Link>
  )
}
