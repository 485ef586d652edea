import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { Box, Stack, Text } from '@sanity/ui'
import { useClient } from 'sanity'
import type { UserComponent } from 'sanity/structure'
import { apiVersion } from '../connection/api-version.ts'
import { say } from '../languages/studio-language.ts'
import { Loading } from '../shared/loading.tsx'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { useFailureToast } from '../shared/use-failure-toast.ts'
import { announcementsFor, instructions } from './announcements.ts'
import { type OrderedListOptions, writeOrder } from './ordered-documents.ts'
import { OrderedRow } from './ordered-row.tsx'
import { useMovedList } from './use-moved-list.ts'
import { useOrderedDocuments } from './use-ordered-documents.ts'

const howToMove = say(
  'Drag to change the order, or press the arrows.',
  'Glissez pour changer l’ordre, ou utilisez les flèches.',
)
const onPages = say(
  'Visitors see them in this order, a change at once.',
  'Les visiteurs les voient dans cet ordre ; tout changement est visible aussitôt.',
)
/** Types whose order on a page is that of a section there. */
const ofSections: ReadonlySet<string> = new Set(['service', 'plan'])
const inForm = say(
  'The contact form lists them in this order; on a page, their section says the order.',
  'Le formulaire de contact les énumère dans cet ordre ; sur une page, c’est la section qui donne l’ordre.',
)

/** The documents of a type in the order visitors see them, which dragging changes. */
export const OrderedListPane: UserComponent = ({ options, childItemId }) => {
  const { type, family } = options as unknown as OrderedListOptions
  const stored = useOrderedDocuments({ type, ...(family && { family }) })
  const client = useClient({ apiVersion })
  const canEdit = useCanEdit()
  const showFailure = useFailureToast(
    say('The order was not saved', 'L’ordre n’a pas été enregistré'),
  )
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const { list, move } = useMovedList(stored, (ids) =>
    writeOrder(client, ids).catch((error) => {
      showFailure(error)
      throw error
    }),
  )
  if (!list) {
    return <Loading />
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(active.id, over.id)
  }
  return (
    <Stack gap={2} padding={2}>
      <Box padding={2}>
        <Text size={1} muted>
          {[canEdit ? howToMove : null, ofSections.has(type) ? inForm : onPages]
            .filter(Boolean)
            .join(' ')}
        </Text>
      </Box>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: announcementsFor(list),
          screenReaderInstructions: { draggable: instructions },
        }}
        onDragEnd={drop}
      >
        <SortableContext items={list} strategy={verticalListSortingStrategy} disabled={!canEdit}>
          <Stack as="ul" gap={1}>
            {list.map((document, place) => (
              <OrderedRow
                key={document.id}
                document={document}
                type={type}
                canMove={canEdit}
                isOpen={childItemId === document.id}
                onMove={(by) => {
                  const neighbour = list[place + by]
                  if (neighbour) move(document.id, neighbour.id)
                }}
              />
            ))}
          </Stack>
        </SortableContext>
      </DndContext>
    </Stack>
  )
}
