import type { MessageId } from '@jalonne/messages'
import type { ArticleSummary } from '../../queries/blog.ts'

export type Category = NonNullable<ArticleSummary['category']>

const labels: Record<Category, MessageId> = {
  website: 'blog.category.website',
  visibility: 'blog.category.visibility',
  design: 'blog.category.design',
  artificialIntelligence: 'blog.category.artificialIntelligence',
  business: 'blog.category.business',
}

/** The name of a category, as an interface text. */
export const categoryLabel = (category: Category): MessageId => labels[category]

/** The category a query asks for (`?category=website`); null for none, and for one there isn't. */
export function categoryIn(search: string): Category | null {
  const wanted = new URLSearchParams(search).get('category')
  return categories.find((category) => category === wanted) ?? null
}

/** The query that asks for a category; empty for all of them. */
export const categorySearch = (category: Category | null): string =>
  category ? `?category=${category}` : ''

/** Every category an editor can choose, in the order readers see them. */
export const categories = [
  'website',
  'visibility',
  'design',
  'artificialIntelligence',
  'business',
] as const satisfies Category[]

/** The categories that have articles, in their order. */
export const categoriesOf = (articles: readonly Pick<ArticleSummary, 'category'>[]): Category[] =>
  categories.filter((category) => articles.some((article) => article.category === category))
