import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronUpIcon } from '@sanity/icons/ChevronUp'
import { DragHandleIcon } from '@sanity/icons/DragHandle'
import { Badge, Box, Button, Card, Flex } from '@sanity/ui'
import type { MouseEvent } from 'react'
import { Preview, useSchema } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { styled } from 'styled-components'
import { say } from '../languages/studio-language.ts'
import type { OrderedDocument } from './ordered-documents.ts'

const Row = styled.li`
  list-style: none;
  position: relative;

  a {
    display: block;
    color: inherit;
    text-decoration: none;
    border-radius: 3px;
  }

  a:focus-visible,
  button:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: 1px;
  }
`

const Handle = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: 3px;
  background: none;
  color: var(--card-icon-color);
  font-size: 21px;
  cursor: grab;
  touch-action: none;

  &:disabled {
    visibility: hidden;
  }
`

interface OrderedRowProps {
  document: OrderedDocument
  type: string
  canMove: boolean
  isOpen: boolean
  /** Moves it up or down by one place. */
  onMove: (by: -1 | 1) => void
}

/** One document of an ordered list: a handle and arrows to move it, and a link that opens it. */
export function OrderedRow({ document, type, canMove, isOpen, onMove }: OrderedRowProps) {
  const { id, name, hasDraft, isPublished } = document
  const { ChildLink } = usePaneRouter()
  const schemaType = useSchema().get(type)
  const sortable = useSortable({ id })
  const style = {
    transform: CSS.Translate.toString(sortable.transform),
    transition: sortable.transition,
    ...(sortable.isDragging && { zIndex: 1 }),
  }
  const moveBy =
    (by: -1 | 1) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      onMove(by)
      // A row that React puts elsewhere loses the focus.
      requestAnimationFrame(() => currentTarget.focus())
    }
  return (
    <Row ref={sortable.setNodeRef} style={style}>
      <Card
        radius={2}
        tone={isOpen ? 'primary' : 'default'}
        pressed={isOpen}
        shadow={sortable.isDragging ? 3 : 0}
      >
        <Flex align="center" gap={1} paddingLeft={1} paddingRight={3}>
          <Handle
            type="button"
            ref={sortable.setActivatorNodeRef}
            {...sortable.attributes}
            {...sortable.listeners}
            disabled={!canMove}
            aria-label={say(`Move ${name}`, `Déplacer ${name}`)}
          >
            <DragHandleIcon />
          </Handle>
          <Box flex={1} style={{ minWidth: 0 }}>
            <ChildLink childId={id} aria-current={isOpen ? 'page' : undefined}>
              {schemaType && (
                <Preview
                  schemaType={schemaType}
                  value={{ _id: id, _type: type }}
                  layout="default"
                />
              )}
            </ChildLink>
          </Box>
          {hasDraft && (
            <Badge tone="caution">
              {isPublished ? say('Changed', 'Modifié') : say('Not published', 'Non publié')}
            </Badge>
          )}
          {canMove && (
            <Flex>
              <Button
                aria-label={say(`${name}: up`, `${name} : monter`)}
                icon={ChevronUpIcon}
                mode="bleed"
                onClick={moveBy(-1)}
                padding={2}
              />
              <Button
                aria-label={say(`${name}: down`, `${name} : descendre`)}
                icon={ChevronDownIcon}
                mode="bleed"
                onClick={moveBy(1)}
                padding={2}
              />
            </Flex>
          )}
        </Flex>
      </Card>
    </Row>
  )
}
