import { getPublishedId } from '@sanity/client/csm'
import { Box, Card, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { useSchema } from 'sanity'
import { say } from '../languages/studio-language.ts'
import { DocumentLink } from '../look/document-link.tsx'
import { NothingLeft } from '../look/nothing-left.tsx'
import { Loading } from '../shared/loading.tsx'
import { shownTypes } from '../shared/shown-types.ts'
import { useDocumentName } from '../shared/use-document-name.ts'
import { useLiveQuery } from '../shared/use-live-query.ts'
import { type DeadLink, deadLinks, deadLinksQuery, type StoredDocument } from './dead-links.ts'

const reasons = {
  gone: say('The document it leads to is gone.', 'Le document visé n’existe plus.'),
  unpublished: say(
    'The document it leads to is not published.',
    'Le document visé n’est pas publié.',
  ),
  later: say(
    'The article appears on a later day: until then visitors do not find it.',
    'L’article paraît plus tard : d’ici là, les visiteurs ne le trouvent pas.',
  ),
  noPage: say('No page has this address.', 'Aucune page n’a cette adresse.'),
  noPlace: say(
    'The page has no section with the name after #.',
    'La page n’a aucune section du nom qui suit #.',
  ),
}

/** Lists the links that lead visitors nowhere; each opens the field it is written in. */
export function DeadLinksPane() {
  // Drafts as well: what is mended there is mended, and what only a draft has no visitor reaches.
  const documents = useLiveQuery<StoredDocument[]>(deadLinksQuery, { types: shownTypes }, 'raw')
  const nameOf = useDocumentName()
  const dead = useMemo(() => documents && deadLinks(documents), [documents])
  if (!documents || !dead) {
    return <Loading />
  }
  const names = new Map<string, string>(
    documents.map((one) => [getPublishedId(one._id), nameOf(one)]),
  )
  return <DeadLinkList links={dead} nameOf={(id) => names.get(id) ?? id} />
}

interface DeadLinkListProps {
  links: readonly DeadLink[]
  /** What a document is called, by its published id. */
  nameOf: (id: string) => string
}

function DeadLinkList({ links, nameOf }: DeadLinkListProps) {
  const schema = useSchema()
  if (links.length === 0) {
    return (
      <NothingLeft>
        {say(
          'Nothing left: every link leads somewhere.',
          'Plus rien à faire : chaque lien mène quelque part.',
        )}
      </NothingLeft>
    )
  }
  return (
    <Stack gap={2} padding={3}>
      <Box padding={2}>
        <Text muted role="status" size={1}>
          {countOf(links.length)}
        </Text>
      </Box>
      <Stack as="ul" gap={2}>
        {links.map(({ id, type, path, target, reason }) => (
          <Card as="li" border key={`${id} ${path}`} padding={3} radius={2}>
            <Stack gap={3}>
              <Text size={1} weight="medium">
                <DocumentLink id={id} path={path} type={type}>
                  {nameOf(id)}
                </DocumentLink>
              </Text>
              <Text size={1} muted>
                {schema.get(type)?.title ?? type} →{' '}
                {target.startsWith('/') ? target : nameOf(target)}
              </Text>
              <Box>
                <Text size={1}>{reasons[reason]}</Text>
              </Box>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}

const countOf = (count: number) =>
  count === 1
    ? say('1 link leads nowhere.', '1 lien ne mène nulle part.')
    : say(`${count} links lead nowhere.`, `${count} liens ne mènent nulle part.`)
