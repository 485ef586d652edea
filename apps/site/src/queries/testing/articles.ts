const block = (text: string, extra: object = {}) => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
  ...extra,
})

const article = (slug: string, category: string, date: string, extra: object = {}) => ({
  _id: `article-${slug}`,
  _type: 'article',
  slug: { _type: 'slug', current: slug },
  category,
  date,
  title: { fr: `${slug} fr`, en: `${slug} en` },
  excerpt: { fr: 'Court', en: 'Short' },
  content: { fr: [block('Bonjour à toutes et à tous')], en: [block('Hello to everybody here')] },
  ...extra,
})

/** Four articles with what they refer to: one in French only, its translation left blank, one in full, one without an address. */
export const articles = [
  { _id: 'page-blog', _type: 'page', path: '/blog', title: { fr: 'Carnet', en: 'Notes' } },
  { _id: 'page-pricing', _type: 'page', path: '/pricing', title: { fr: 'Tarifs' } },
  {
    _id: 'image-a',
    _type: 'sanity.imageAsset',
    url: 'http://lake/a.png',
    metadata: {
      dimensions: { width: 1600, height: 900 },
      isOpaque: true,
      palette: { dominant: { background: '#c8b89a' } },
    },
  },
  article('hours', 'visibility', '2026-03-10', {
    title: { fr: 'Vos horaires' },
    content: { fr: [block('Vos horaires, tenus à jour')], en: [block(' ')] },
  }),
  article('pages', 'website', '2026-01-20', {
    content: {
      en: [
        block('Start', { style: 'h2' }),
        block('See our prices', {
          markDefs: [
            {
              _type: 'textLink',
              _key: 'm',
              page: { _type: 'reference', _ref: 'page-pricing' },
            },
          ],
        }),
        {
          _type: 'textImage',
          _key: 'picture',
          asset: { _type: 'reference', _ref: 'image-a' },
          alt: 'A map',
          caption: 'The way',
        },
        { _type: 'codeBlock', _key: 'code', title: 'Try it', language: 'css', code: 'a {}' },
      ],
    },
  }),
  article('colours', 'website', '2025-11-02'),
  article('fonts', 'design', '2025-12-24'),
  { ...article('lost', 'design', '2026-12-24'), slug: undefined },
]
