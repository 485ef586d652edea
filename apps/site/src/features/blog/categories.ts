import type { MessageId } from '@jalonne/messages'
import type { ArticleSummary } from '../../queries/blog.ts'

export type Category = NonNullable<ArticleSummary['category']>

/** Every category an editor can choose, in the order readers see them. */
const labels: Record<Category, MessageId> = {
  website: 'blog.category.website',
  visibility: 'blog.category.visibility',
  design: 'blog.category.design',
  artificialIntelligence: 'blog.category.artificialIntelligence',
  business: 'blog.category.business',
}

const categories = Object.keys(labels) as Category[]

/** The name of a category, as an interface text. */
export const categoryLabel = (category: Category): MessageId => labels[category]

/** The category a query names (`?category=website`), `unknown` for one there isn't; null where it names none. */
export const categoryIn = (search: string): Category | 'unknown' | null =>
  categoryNamed(new URLSearchParams(search).get('category'))

/** As `categoryIn`, by the value alone: every name there isn't counts as one. */
export function categoryNamed(name: string | null): Category | 'unknown' | null {
  return name ? (categories.find((category) => category === name) ?? 'unknown') : null
}

/** The query that asks for a category; empty for all of them. */
export const categorySearch = (category: Category | null): string =>
  category ? `?category=${category}` : ''

/** The categories that have articles, in their order. */
export const categoriesOf = (articles: readonly Pick<ArticleSummary, 'category'>[]): Category[] =>
  categories.filter((category) => articles.some((article) => article.category === category))
