import type { ComponentBuilder, StructureBuilder } from 'sanity/structure'
import { Loading } from '../shared/loading.tsx'

/**
 * Stands in the place of a list until the lake has said what is in it. To find where a document lives, Sanity asks every
 * item for the first thing it opens: that must be known at once, or no document opens while the lake has no answer.
 */
export const loadingPane = (S: StructureBuilder, id: string, title: string): ComponentBuilder =>
  S.component(Loading).id(id).title(title)
