import { languages } from '@jalonne/domain'
import { Card, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { say } from '../languages/studio-language.ts'
import { cutText, measureIn } from './cut-text.ts'
import type { SearchResult } from './search-result.ts'
import { ShareCard } from './share-card.tsx'

// What a result page gives on a computer: one line of 20 px for the title, two of 14 px for the description.
const title = { width: 580, font: '20px Arial, sans-serif' }
const description = { width: 920, font: '14px Arial, sans-serif' }

const names = {
  fr: say('In French', 'En français'),
  en: say('In English', 'En anglais'),
}

// The letters of result pages, whatever the Studio is set in: their widths decide what is cut.
const Result = styled.div`
  max-width: 600px;
  overflow-wrap: anywhere;
  line-height: 1.4;
  font-family: Arial, sans-serif;

  p {
    margin: 0;
    font-size: 14px;
  }
`

const Trail = styled.p`
  color: var(--card-muted-fg-color);
`

const Title = styled.p`
  && {
    font-size: 20px;
  }
  color: var(--card-link-color);
`

interface ResultPreviewProps {
  /** In the languages that the form shows. */
  results: Partial<Record<(typeof languages)[number], SearchResult>>
  /** Where the picture of shared links is, once it is known. */
  pictureUrl?: string | null | undefined
  /** How wide a text is in a font of CSS. */
  measure?: typeof measureIn
}

/** How search results and shared links show what is in the form, with what is too long cut as they cut it. */
export function ResultPreview({ results, pictureUrl, measure = measureIn }: ResultPreviewProps) {
  // A canvas costs more than a text.
  const [widthOf] = useState(() => ({
    title: measure(title.font),
    description: measure(description.font),
  }))
  return (
    <Stack gap={4}>
      {languages.map((language) => {
        const result = results[language]
        if (!result) return null
        const cutTitle = cutText(result.title, title.width, widthOf.title)
        const cutDescription = cutText(result.description, description.width, widthOf.description)
        return (
          <Card
            key={language}
            as="section"
            border
            padding={3}
            radius={2}
            aria-label={names[language]}
          >
            <Stack gap={4}>
              <Text size={1} muted weight="medium">
                {names[language]}
              </Text>
              <Result lang={language}>
                <Trail>{result.trail}</Trail>
                <Title>{cutTitle}</Title>
                <p>{cutDescription}</p>
              </Result>
              <ShareCard language={language} pictureUrl={pictureUrl} result={result} />
              <Findings
                findings={[
                  result.isLeftOut &&
                    say(
                      'Search engines are asked to leave this page out.',
                      'Les moteurs de recherche sont priés d’écarter cette page.',
                    ),
                  cutTitle.endsWith('…') && say('The title is cut.', 'Le titre est coupé.'),
                  cutDescription.endsWith('…') &&
                    say('The description is cut.', 'La description est coupée.'),
                ]}
              />
            </Stack>
          </Card>
        )
      })}
    </Stack>
  )
}

function Findings({ findings }: { findings: (string | false)[] }) {
  const found = findings.filter((finding) => finding !== false)
  return (
    <Text size={1} muted role="status">
      {found.join(' ') || say('Results show all of it.', 'Les résultats montrent tout.')}
    </Text>
  )
}
