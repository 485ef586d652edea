import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import { say } from '../languages/studio-language.ts'
import { DocumentLink } from '../look/document-link.tsx'
import { Loading } from '../shared/loading.tsx'
import { useLiveQuery } from '../shared/use-live-query.ts'
import {
  type CoveredCanton,
  coverage,
  coverageQuery,
  mapPlaces,
  type ServedCanton,
  type StoredCity,
} from './coverage.ts'

/** Where towns have a page, and where none has. */
export function CoveragePane() {
  const found = useLiveQuery<{ served: ServedCanton[]; cities: StoredCity[] }>(
    { fetch: coverageQuery, listen: '*[_type in ["city", "settings"]]' },
    {},
    'raw',
  )
  if (!found) {
    return <Loading />
  }
  return <Coverage cantons={coverage(found.served, found.cities)} />
}

const Squares = styled.div`
  display: grid;
  max-width: 420px;
  grid-template-columns: repeat(8, 1fr);
  gap: 3px;
`

const Square = styled.div`
  display: grid;
  aspect-ratio: 1;
  place-content: center;
  border: 1px solid var(--card-border-color);
  border-radius: 3px;
  font-size: 12px;
  line-height: 1.2;
  text-align: center;

  &[data-towns] {
    border: 2px dashed var(--card-fg-color);
  }

  &[data-towns]:not([data-towns='0']) {
    border-style: solid;
    background: #fecf16;
    color: #16201a;
  }
`

/** The cantons as squares, those that are served with the number of their towns; below, the towns themselves. */
function Coverage({ cantons }: { cantons: readonly CoveredCanton[] }) {
  const numbers = new Map(cantons.map(({ code, towns }) => [code, towns.length]))
  return (
    <Stack gap={5} padding={4}>
      {/* The list below says the same in words. */}
      <Squares aria-hidden="true">
        {[...mapPlaces].map(([code, { row, column }]) => (
          <Square
            data-towns={numbers.get(code)}
            key={code}
            style={{ gridRow: row + 1, gridColumn: column + 1 }}
          >
            {code}
            <strong>{numbers.get(code)}</strong>
          </Square>
        ))}
      </Squares>
      <Stack as="ul" gap={2}>
        {cantons.map(({ code, title, towns }) => (
          <Card as="li" border key={code} padding={3} radius={2}>
            <Stack gap={3}>
              <Text as="h2" size={1} weight="semibold">
                {title || say('Without a canton', 'Sans canton')}
              </Text>
              {towns.length === 0 ? (
                <Text size={1} muted>
                  {say('No town has a page yet.', 'Aucune ville n’a encore de page.')}
                </Text>
              ) : (
                <Flex as="ul" gap={3} wrap="wrap" padding={0}>
                  {towns.map((town) => (
                    <Box as="li" key={town.id}>
                      <Text size={1}>
                        <DocumentLink id={town.id} type="city">
                          {town.title}
                        </DocumentLink>
                        {!town.isPublished && ` (${say('not published', 'non publiée')})`}
                      </Text>
                    </Box>
                  ))}
                </Flex>
              )}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}
