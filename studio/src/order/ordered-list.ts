import { AddIcon } from '@sanity/icons/Add'
import type { ComponentBuilder, StructureBuilder } from 'sanity/structure'
import { say } from '../languages/studio-language.ts'
import { OrderedListPane } from './ordered-list-pane.tsx'

interface OrderedList {
  id: string
  type: string
  title: string
  /** Only the documents of this family; new ones begin in it. */
  family?: string
  /** What a new document begins with; the type's own template where it is left out. */
  template?: string
}

/** A pane with the documents of a type in the order visitors see, and a way to add one. */
export function orderedList(S: StructureBuilder, list: OrderedList): ComponentBuilder {
  const { id, type, title, family, template = type } = list
  return S.component(OrderedListPane)
    .id(id)
    .title(title)
    .options({ type, ...(family && { family }) })
    .canHandleIntent((intent, { type: wanted, template: begun }) =>
      intent === 'create' ? begun === template : !family && wanted === type,
    )
    .child((documentId) => S.document().documentId(documentId).schemaType(type))
    .menuItems([
      S.menuItem()
        .title(say('New document', 'Nouveau document'))
        .icon(AddIcon)
        .intent({ type: 'create', params: [{ type, template }, family ? { family } : {}] })
        .showAsAction(true),
    ])
}
