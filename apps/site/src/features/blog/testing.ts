import type { Article } from '../../queries/article.ts'
import type { ArticleSummary } from '../../queries/blog.ts'
import type { SectionOf } from '../../queries/section-types.ts'
import { type TestContent, testPage } from '../../testing/content.ts'
import type { Block } from './outline.ts'

const header: SectionOf<'blogHeader'> = {
  _type: 'blogHeader',
  _key: 'header',
  anchor: null,
  title: 'Field notes',
  lead: null,
  newsletterTitle: 'By e-mail',
  newsletterNote: 'Counted, not kept',
  newsletterThanks: 'Thank you',
}

export const summary = (
  slug: string,
  category: ArticleSummary['category'],
  title: ArticleSummary['title'] = `About ${slug}`,
): ArticleSummary => ({
  _id: slug,
  slug,
  category,
  date: '2026-03-10',
  title,
  excerpt: 'In short',
  cover: null,
  length: 4_800,
})

export const paragraph = (
  text: string,
  extra: Partial<Block & { _type: 'block' }> = {},
): Block => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
  ...extra,
})

export const fullArticle = (content: Article['content'], related: ArticleSummary[]): Article => ({
  ...summary('hours', 'visibility'),
  seoTitle: 'About hours',
  updatedAt: '2026-03-11T00:00:00Z',
  content,
  blog: { title: 'Blog' },
  home: null,
  related,
})

/** A blog of these articles under the usual header. */
export const blogOf = (
  articles: ArticleSummary[],
  article: TestContent['article'] = () => null,
): TestContent => ({
  page: (path, language) =>
    path === '/blog' ? { ...testPage(path, language, 'Blog'), sections: [header] } : null,
  articles: () => articles,
  article,
})
