import { AddIcon } from '@sanity/icons/Add'
import { BillIcon } from '@sanity/icons/Bill'
import { BookIcon } from '@sanity/icons/Book'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { PinIcon } from '@sanity/icons/Pin'
import { TrashIcon } from '@sanity/icons/Trash'
import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import type { ListItemBuilder, StructureBuilder, StructureResolver } from 'sanity/structure'
import { CoveragePane } from '../cities/coverage-pane.tsx'
import type { StudioSettings } from '../connection/settings.ts'
import { say } from '../languages/studio-language.ts'
import { orderedList } from '../order/ordered-list.ts'
import { families, planOfFamily } from '../prices/families.ts'
import { BinPane } from '../removal/bin-pane.tsx'
import { NewCityPane } from '../templates/new-page-pane.tsx'
import { pagesItem } from './pages.ts'
import { toDoItem } from './to-do.tsx'

/** The rooms of the Studio, named by what an editor looks for. */
export const structureFor =
  (settings: StudioSettings): StructureResolver =>
  (S, context) =>
    S.list()
      .id('content')
      .title(say('Content', 'Contenu'))
      .items([
        pagesItem(S, context),
        ordered(S, 'service', say('Services', 'Services')),
        pricesItem(S),
        listed(S, 'client', say('Clients', 'Clients'), 'name'),
        listed(S, 'caseStudy', say('Case studies', 'Études de cas'), 'date', 'desc'),
        listed(S, 'industry', say('Industries', 'Secteurs'), 'title.fr'),
        citiesItem(S),
        listed(S, 'testimonial', say('Testimonials', 'Témoignages'), 'name'),
        S.divider(),
        listed(S, 'article', say('Blog', 'Blog'), 'date', 'desc').icon(BookIcon),
        listed(S, 'faq', say('Questions and answers', 'Questions et réponses'), 'topic'),
        listed(S, 'quiz', say('Quizzes', 'Quiz'), 'title.fr'),
        ordered(S, 'person', say('People', 'Équipe')),
        ordered(S, 'job', say('Jobs', 'Postes')),
        S.divider(),
        toDoItem(S, context, settings),
        S.divider(),
        only(S, 'navigation', say('Navigation', 'Navigation')),
        listed(S, 'redirect', say('Redirects', 'Redirections'), 'from'),
        only(S, 'assistant', say('Assistant', 'Assistant')),
        only(S, 'settings', say('Settings', 'Réglages')),
        binItem(S),
      ])

function listed(
  S: StructureBuilder,
  type: string,
  title: string,
  field: string,
  direction: 'asc' | 'desc' = 'asc',
): ListItemBuilder {
  const list = S.documentTypeList(type).title(title).defaultOrdering([{ field, direction }])
  return S.documentTypeListItem(type).title(title).child(list)
}

function citiesItem(S: StructureBuilder): ListItemBuilder {
  const title = say('Cities', 'Villes')
  const newCity = say('New city', 'Nouvelle ville')
  const coverage = say('What is covered', 'Ce qui est couvert')
  return S.listItem()
    .id('cities')
    .title(title)
    .icon(PinIcon)
    .child(
      S.list()
        .id('cities')
        .title(title)
        .items([
          S.listItem()
            .id('new')
            .title(newCity)
            .icon(AddIcon)
            .child(S.component(NewCityPane).id('new').title(newCity)),
          S.listItem()
            .id('coverage')
            .title(coverage)
            .icon(EarthGlobeIcon)
            .child(S.component(CoveragePane).id('coverage').title(coverage)),
          listed(S, 'city', say('All cities', 'Toutes les villes'), 'canton'),
        ]),
    )
}

function ordered(S: StructureBuilder, type: string, title: string): ListItemBuilder {
  return S.documentTypeListItem(type)
    .title(title)
    .child(orderedList(S, { id: type, type, title }))
}

function only(S: StructureBuilder, type: string, title: string): ListItemBuilder {
  return S.documentTypeListItem(type)
    .id(type)
    .title(title)
    .child(S.document().schemaType(type).documentId(type).title(title))
}

function binItem(S: StructureBuilder): ListItemBuilder {
  const title = say('Bin', 'Corbeille')
  return S.listItem()
    .id('bin')
    .title(title)
    .icon(TrashIcon)
    .child(S.component(BinPane).id('bin').title(title))
}

function pricesItem(S: StructureBuilder): ListItemBuilder {
  return S.listItem()
    .id('prices')
    .title(say('Prices', 'Tarifs'))
    .icon(BillIcon)
    .child(
      S.list()
        .id('prices')
        .title(say('Prices', 'Tarifs'))
        .items(
          families.map(({ value, title }) =>
            S.listItem()
              .id(value)
              .title(title)
              .icon(TrendUpwardIcon)
              .child(
                orderedList(S, {
                  id: value,
                  type: 'plan',
                  title,
                  family: value,
                  template: planOfFamily.id,
                }),
              ),
          ),
        ),
    )
}
