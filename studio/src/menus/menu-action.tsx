import { MenuIcon } from '@sanity/icons/Menu'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { addressOf } from '../addresses/address.ts'
import { say } from '../languages/studio-language.ts'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { MenuChoices } from './menu-choices.tsx'

/** Shows in which menus a page stands, and puts it there. */
const MenuAction: DocumentActionComponent = ({ id, published }) => {
  const [isOpen, setOpen] = useState(false)
  const canEdit = useCanEdit()
  const path = addressOf('page', published)
  return {
    label: say('Show in menus…', 'Montrer dans les menus…'),
    icon: MenuIcon,
    disabled: !path || !canEdit,
    title: path
      ? null
      : say(
          'Publish the page first: a menu leads to what visitors can read.',
          'Publiez d’abord la page : un menu mène à ce que l’on peut lire.',
        ),
    onHandle: () => setOpen(true),
    dialog: isOpen &&
      path !== null && {
        type: 'dialog',
        header: say('Menus with this page', 'Menus avec cette page'),
        onClose: () => setOpen(false),
        content: <MenuChoices page={{ id, path }} />,
      },
  }
}

/** Gives pages the choice of menus, after what can be done with every document. */
export function withMenuAction(
  actions: DocumentActionComponent[],
  { schemaType }: { schemaType: string },
): DocumentActionComponent[] {
  return schemaType === 'page' ? [...actions, MenuAction] : actions
}
