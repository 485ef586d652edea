import type { Language } from '@jalonne/domain'
import { styled } from 'styled-components'
import { say } from '../languages/studio-language.ts'
import type { SearchResult } from './search-result.ts'

const Frame = styled.div`
  max-width: 420px;
  overflow: hidden;
  border: 1px solid var(--card-border-color);
  border-radius: 6px;
  line-height: 1.4;
  font-family: Arial, sans-serif;
  font-size: 14px;
`

/** As wide and high as networks crop it. */
const Picture = styled.div`
  display: grid;
  aspect-ratio: 1200 / 630;
  align-content: end;
  padding: 8%;
  background: #16201a;
  color: #f4f1e8;
  font-size: 20px;
  font-weight: 700;

  &:has(img) {
    padding: 0;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Words = styled.div`
  padding: 10px 12px;

  p {
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
  }
`

const Host = styled.p`
  color: var(--card-muted-fg-color);
  font-size: 12px;
`

const Title = styled.p`
  font-weight: 700;
  -webkit-line-clamp: 2;
`

const Description = styled.p`
  color: var(--card-muted-fg-color);
  -webkit-line-clamp: 1;
`

interface ShareCardProps {
  result: SearchResult
  language: Language
  pictureUrl: string | null | undefined
}

/** A link to the page as networks and messengers show it: they cut after two lines of title and one of text. */
export function ShareCard({ result, language, pictureUrl }: ShareCardProps) {
  const { shareTitle, description, host, picture } = result
  return (
    <Frame lang={language} role="group" aria-label={say('Shared link', 'Lien partagé')}>
      <Picture>
        {picture ? pictureUrl && <img alt="" src={`${pictureUrl}?w=840&fit=max`} /> : shareTitle}
      </Picture>
      <Words>
        <Host>{host}</Host>
        <Title>{shareTitle}</Title>
        <Description>{description}</Description>
      </Words>
    </Frame>
  )
}
