const reference = (_ref: string, _key?: string) => ({
  _type: 'reference',
  _ref,
  ...(_key ? { _key } : {}),
})

const block = (text: string, target?: object) => ({
  _type: 'block',
  _key: 'b1',
  style: 'normal',
  markDefs: target ? [{ _type: 'textLink', _key: 'm1', ...target }] : [],
  children: [{ _type: 'span', _key: 's1', text, marks: target ? ['m1'] : [] }],
})

const home = {
  _id: 'page-home',
  _type: 'page',
  path: '/',
  title: { fr: 'Accueil', en: 'Home' },
  seo: { description: { fr: 'Agence', en: 'Agency' } },
  sections: [
    {
      _type: 'heroPlates',
      _key: 'hero',
      title: { fr: 'Votre route\nest jalonnée' },
      lead: { fr: 'Bonjour', en: 'Hello' },
      plates: [
        // “Lowest price” was once chosen here, and then nothing.
        { _type: 'plate', _key: 'p1', service: reference('service-seo'), figure: { from: true } },
        {
          _type: 'plate',
          _key: 'p2',
          tone: 'ink',
          service: reference('service-seo'),
          label: { fr: 'Être trouvé', en: 'Be found' },
          figure: { text: { fr: '< 20 j', en: '< 20 d' } },
        },
        {
          _type: 'plate',
          _key: 'p3',
          link: { label: { fr: 'Tous', en: 'All' }, path: '/services#all' },
          figure: { from: true },
        },
      ],
    },
    { _type: 'contactDetails', _key: 'contact', hidden: true, title: { fr: 'Contact' } },
    {
      _type: 'faqList',
      _key: 'faq',
      anchor: 'faq',
      title: { fr: 'Questions', en: 'Questions' },
      faqs: [reference('faq-price', 'f1'), reference('faq-deleted', 'f2')],
    },
  ],
}

const pricing = {
  _id: 'page-pricing',
  _type: 'page',
  path: '/pricing',
  title: { fr: 'Tarifs', en: 'Pricing' },
  seo: { title: { fr: 'Nos tarifs' }, description: { en: 'What it costs' }, noindex: true },
  sections: [
    {
      _type: 'planTimetable',
      _key: 'table',
      title: { fr: 'Abonnements', en: 'Plans' },
      plans: [reference('plan-basic', 'k1'), reference('plan-enterprise', 'k2')],
      rows: [
        {
          _key: 'r1',
          label: { fr: 'Pages', en: 'Pages' },
          cells: [
            { _key: 'c1', plan: reference('plan-basic'), text: { fr: '5', en: '5' } },
            { _key: 'c2', plan: reference('plan-enterprise'), included: true },
          ],
        },
      ],
      included: [{ _type: 'localeString', _key: 'i1', fr: 'Domaine offert', en: 'Free domain' }],
    },
  ],
}

const services = {
  _id: 'page-services',
  _type: 'page',
  path: '/services',
  title: { fr: 'Services', en: 'Services' },
  sections: [
    {
      _type: 'serviceSpreads',
      _key: 'spreads',
      title: { en: 'On this page' },
      spreads: [
        { _key: 's1', services: [reference('service-seo', 'k1')] },
        {
          _key: 's2',
          services: [reference('service-seo', 'k1'), reference('service-deleted', 'k2')],
          title: { fr: 'Être trouvé', en: 'Be found' },
          label: { en: 'Found' },
          desc: { en: 'On the map' },
        },
        { _key: 's3', services: [reference('service-deleted', 'k1')] },
      ],
      contact: { label: { en: 'Sales' }, path: '/contact' },
      more: { en: 'More' },
    },
    { _type: 'serviceContactForm', _key: 'form', service: reference('service-seo') },
    { _type: 'serviceContactForm', _key: 'form-gone', service: reference('service-deleted') },
    { _type: 'serviceContactForm', _key: 'form-any' },
  ],
}

const below = (path: string, en: string) => ({
  _id: `page${path}`,
  _type: 'page',
  path,
  title: { en },
})

export const documents = [
  below('/pricing/hosting/swiss', 'Swiss hosting'),
  below('/pricing/hosting', 'Hosting'),
  pricing,
  services,
  home,
  {
    _id: 'service-seo',
    _type: 'service',
    key: 'seo',
    path: '/services/seo-visibility',
    title: { fr: 'Référencement', en: 'SEO' },
    sub: { fr: 'Sous-titre', en: 'Subtitle' },
    icon: 'search',
    menu: { title: { fr: 'SEO' } },
    figure: { plan: reference('plan-basic') },
  },
  {
    _id: 'plan-basic',
    _type: 'plan',
    family: 'site',
    key: 'basic',
    name: { fr: 'Basique', en: 'Basic' },
    price: 250,
    period: 'month',
    features: [
      {
        _key: 'g1',
        gift: true,
        text: { fr: 'SEO offert', en: 'SEO as a gift' },
        link: { label: { fr: 'SEO', en: 'SEO' }, page: reference('service-seo') },
      },
    ],
  },
  {
    _id: 'plan-enterprise',
    _type: 'plan',
    family: 'site',
    key: 'enterprise',
    name: { fr: 'Entreprise', en: 'Enterprise' },
    period: 'month',
    popular: true,
  },
  {
    _id: 'article-one',
    _type: 'article',
    slug: { _type: 'slug', current: 'first-steps' },
  },
  {
    _id: 'case-one',
    _type: 'caseStudy',
    slug: { _type: 'slug', current: 'bakery' },
  },
  {
    _id: 'faq-price',
    _type: 'faq',
    question: { fr: 'Combien ?', en: 'How much?' },
    answer: { fr: [block('Voir nos tarifs', { page: reference('page-pricing') })] },
  },
  {
    _id: 'settings',
    _type: 'settings',
    brand: { name: 'Jalonne', legalName: 'Jalonne SA', foundedYear: 1998 },
    contact: { email: 'bonjour@example.ch', city: { fr: 'Genève', en: 'Geneva' } },
    social: { instagram: { fr: 'https://instagram.com/jalonne' } },
  },
  {
    _id: 'navigation',
    _type: 'navigation',
    header: [
      { _key: 'h1', label: { fr: 'Tarifs', en: 'Pricing' }, page: reference('page-pricing') },
      { _key: 'h2', label: { fr: 'À lire', en: 'Read' }, page: reference('article-one') },
      { _key: 'h3', label: { fr: 'Écrire', en: 'Write' }, url: 'mailto:bonjour@example.ch' },
      { _key: 'h5', label: { fr: 'Voir', en: 'See' }, page: reference('case-one') },
      { _key: 'h4', label: { fr: 'Perdu', en: 'Lost' }, page: reference('page-deleted') },
    ],
    services: [reference('service-seo', 's1')],
  },
  { _id: 'redirect-1', _type: 'redirect', from: '/tarifs', to: '/pricing', permanent: true },
  { _id: 'redirect-2', _type: 'redirect', from: '/halfway' },
]
