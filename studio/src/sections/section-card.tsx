import { Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import type { ObjectSchemaType } from 'sanity'
import { styled } from 'styled-components'
import { pictureOf } from './pictures.ts'

const Card = styled.button`
  display: flex;
  flex-direction: column;
  justify-content: flex-start;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--card-border-color);
  border-radius: 6px;
  background: var(--card-bg-color);
  color: inherit;
  text-align: left;
  cursor: pointer;
  transition: border-color 120ms;

  &:hover,
  &:focus-visible {
    border-color: var(--card-fg-color);
  }

  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: 2px;
  }
`

const Picture = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 8 / 5;
  object-fit: cover;
  border-bottom: 1px solid var(--card-border-color);
  background: var(--card-muted-bg-color);
`

interface SectionCardProps {
  type: ObjectSchemaType
  onChoose: () => void
}

/** A section to choose: what it looks like, what it is called and what it does. */
export function SectionCard({ type, onChoose }: SectionCardProps) {
  const { name, title = name, description } = type
  const does = useId()
  return (
    <Card type="button" aria-label={title} aria-describedby={does} onClick={onChoose}>
      <Picture alt="" src={pictureOf(name)} width={640} height={400} />
      <Stack gap={3} padding={3} paddingBottom={4}>
        <Text size={1} weight="semibold">
          {title}
        </Text>
        {typeof description === 'string' && (
          <Text id={does} size={1} muted>
            {description}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
