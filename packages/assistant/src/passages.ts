import {
  articlePath,
  careerPath,
  cityPath,
  formatChf,
  type Language,
  locales,
  planFamilies,
  projectPath,
  yearlyPrice,
} from '@jalonne/domain'
import { assistant } from '@jalonne/messages/assistant'
import * as v from 'valibot'
import { type KnownDocument, type Of, timetable } from './documents.ts'
import { inLanguage } from './localized.ts'
import { type Paragraph, paragraphsOf, sentence } from './paragraphs.ts'
import type { PageLink, Passage } from './passage.ts'

/** How long a passage of a page may be, in characters: what is said of it in an answer. */
const longest = 360

// They show how something looks, with the words of others.
const shows = ['searchDemo', 'chatModes', 'comparer']
// They lead elsewhere or ask for an address: “Your logo is ready?” says nothing of logos.
const invites = ['callToActionCard', 'serviceContactForm', 'servicesList', 'faqList', 'blogHeader']
const unsaid = new Set([...shows, ...invites])

/** All that can be said of documents in one language: a pure function of them. */
export function passagesOf(documents: readonly KnownDocument[], language: Language): Passage[] {
  const of = <Type extends KnownDocument['_type']>(type: Type) =>
    documents.filter((document): document is Of<Type> => document._type === type)
  const text = assistant.format(language)
  const pages = of('page').filter(({ path, seo }) => path && !seo?.noindex)
  const places = pageLinks(documents, language)
  // A new one has no place in the order yet, and stands last wherever plans are listed.
  const place = ({ order }: Of<'plan'>) => order ?? Number.MAX_VALUE
  const plans = of('plan').toSorted((one, other) => place(one) - place(other))
  const families = Map.groupBy(plans, ({ family }) => family ?? '')
  const showing = (ids: readonly string[]) => pagesShowing(ids, pages, places)
  const linksOf = new Map([...families].map(([family, all]) => [family, showing(ids(all))]))
  const context: Context = {
    language,
    text,
    places,
    plans: new Map(plans.map((one) => [one._id, one])),
    columns: columnsOf(pages, language),
  }
  return [
    ...plans.map((plan) => {
      const named = of('service').filter(({ figure }) => figure?.plan?._ref === plan._id)
      const services = named.flatMap(({ _id }) => places.get(_id) ?? [])
      return planPassage(plan, [...(linksOf.get(plan.family ?? '') ?? []), ...services], context)
    }),
    ...[...families].flatMap(([family, all]) =>
      familyPassage(family, all, linksOf.get(family) ?? [], context),
    ),
    ...of('service').map((service) => servicePassage(service, context)),
    ...of('faq').map((faq) => faqPassage(faq, showing([faq._id]), context)),
    ...of('settings').flatMap((settings) => contactPassages(settings, context)),
    ...spokenPassage(of('person'), context),
    ...personPassages(of('person'), pages, context),
    ...jobPassages(of('job'), pages, context),
    ...casePassages(of('caseStudy'), of('client'), context),
    ...pages.flatMap((page) => once(page, language, () => pagePassages(page, context))),
    ...of('article').flatMap((one) => once(one, language, () => articlePassages(one, context))),
    ...of('city').flatMap((city) => once(city, language, () => cityPassages(city, context))),
  ].filter((passage) => passage.text !== '')
}

// What a document says by itself is the same as long as it is the same document: only what changed is read again.
const made = { fr: new WeakMap<object, Passage[]>(), en: new WeakMap<object, Passage[]>() }

function once(document: KnownDocument, language: Language, make: () => Passage[]): Passage[] {
  const known = made[language].get(document)
  if (known) return known
  const passages = make()
  made[language].set(document, passages)
  return passages
}

interface Context {
  language: Language
  text: ReturnType<typeof assistant.format>
  /** The page of each document that has one, by its id. */
  places: Map<string, PageLink>
  plans: Map<string, Of<'plan'>>
  /** What a timetable says that a plan includes, by the plan's id. */
  columns: Map<string, string[]>
}

const ids = (documents: readonly { _id: string }[]) => documents.map(({ _id }) => _id)

function pageLinks(documents: readonly KnownDocument[], language: Language): Map<string, PageLink> {
  return new Map(
    documents.flatMap((one) => {
      const path =
        one._type === 'page' || one._type === 'service'
          ? one.path
          : one._type === 'article' && one.slug?.current
            ? articlePath(one.slug.current)
            : null
      return path && 'title' in one
        ? [[one._id, { path, title: inLanguage(one.title, language) }]]
        : []
    }),
  )
}

/** Pages that show one of these documents: the prices first, the home page last. */
function pagesShowing(
  wanted: readonly string[],
  pages: readonly Of<'page'>[],
  places: Map<string, PageLink>,
): PageLink[] {
  const rank = ({ path }: PageLink) => (path === '/pricing' ? 0 : path === '/' ? 2 : 1)
  return pages
    .filter((page) => wanted.some((id) => textsOf(page).has(id)))
    .flatMap(({ _id }) => places.get(_id) ?? [])
    .toSorted((one, other) => rank(one) - rank(other))
}

const textsOfPages = new WeakMap<object, ReadonlySet<string>>()

/** Every text in a page's sections, the ids they refer to among them: found once as long as it is the same document. */
function textsOf(page: Of<'page'>): ReadonlySet<string> {
  const known = textsOfPages.get(page)
  if (known) return known
  const texts = new Set<string>()
  JSON.stringify(page.sections, (_name, value: unknown) => {
    if (typeof value === 'string') texts.add(value)
    return value
  })
  textsOfPages.set(page, texts)
  return texts
}

const knownFamily = (family: string | null | undefined) =>
  planFamilies.find((known) => known === family) ?? 'other'

function priceText({ price, period, family }: Of<'plan'>, { text, language }: Context): string {
  if (typeof price !== 'number') return text('price.onRequest')
  const amount = formatChf(price, language)
  const yearly = formatChf(yearlyPrice(price), language)
  // Timetables, which alone offer to pay by the year, compare websites.
  if (period === 'month' && family === 'site') return text('price.monthOrYear', { amount, yearly })
  return text(`price.${period ?? 'once'}`, { amount })
}

function planPassage(plan: Of<'plan'>, links: PageLink[], context: Context): Passage {
  const { language, text } = context
  const name = inLanguage(plan.name, language)
  // Where a timetable compares plans, pages show its column, and of the plan's own list the gifts alone.
  const column = context.columns.get(plan._id) ?? []
  const own = (plan.features ?? []).filter(({ gift }) => column.length === 0 || gift)
  const features = [...column, ...own.map((feature) => inLanguage(feature.text, language))]
  const title = text(`plan.${knownFamily(plan.family)}`, { name })
  const said = [
    text('plan.price', { plan: title, price: priceText(plan, context) }),
    sentence(inLanguage(plan.summary, language)),
    features.length > 0 ? text('plan.includes', { features: listed(features, language) }) : '',
    sentence(inLanguage(plan.note, language)),
  ]
  return {
    id: plan._id,
    kind: 'plan',
    title,
    text: joined(said),
    asks: text('asks.price'),
    about: text(`family.${knownFamily(plan.family)}`),
    links,
  }
}

function columnsOf(pages: readonly Of<'page'>[], language: Language): Map<string, string[]> {
  const columns = new Map<string, string[]>()
  for (const section of pages.flatMap(({ sections }) => sections ?? [])) {
    if (!v.is(timetable, section)) continue
    for (const { label, cells } of section.rows ?? []) {
      for (const { plan, included, text } of cells ?? []) {
        const said = inLanguage(text, language)
        if (!(plan && (included || said))) continue
        const name = inLanguage(label, language)
        const column = columns.get(plan._ref) ?? []
        columns.set(plan._ref, [...column, said ? `${name} (${said})` : name])
      }
    }
  }
  return columns
}

// "pages, hours of edits and support": features begin with a capital where they stand in a list; some words keep it.
const always = /^(?:Google|Swiss|English|French|German|Italian)(?!\p{L})/u
const lists = { fr: new Intl.ListFormat(locales.fr), en: new Intl.ListFormat(locales.en) }

function listed(items: readonly string[], language: Language): string {
  const small = items.map((item) =>
    /^\p{Lu}(?=[\p{Ll}\s’])/u.test(item) && !always.test(item)
      ? item.charAt(0).toLowerCase() + item.slice(1)
      : item,
  )
  return lists[language].format(small)
}

function familyPassage(
  family: string,
  plans: readonly Of<'plan'>[],
  links: PageLink[],
  context: Context,
): Passage[] {
  const { language, text } = context
  if (plans.length < 2) return []
  const offers = plans.map((plan) => {
    const name = inLanguage(plan.name, language)
    const price = priceText(plan, context)
    return text(typeof plan.price === 'number' ? 'offer' : 'offer.onRequest', { name, price })
  })
  const title = text(`family.${knownFamily(family)}`)
  return [
    {
      id: `family-${family}`,
      kind: 'family',
      title,
      text: text('family.prices', { family: title, offers: offers.join(', ') }),
      asks: text('asks.price'),
      about: joined(plans.map((plan) => inLanguage(plan.summary, language))),
      links,
    },
  ]
}

function servicePassage(service: Of<'service'>, context: Context): Passage {
  const { language, text, places } = context
  const title = inLanguage(service.title, language)
  const figure = figureSentence(service, context)
  const place = places.get(service._id)
  // "< 20 days" stands where others have a price, and is none.
  const isPrice = figure !== '' && !/\d/.test(inLanguage(service.figure?.text, language))
  return {
    id: service._id,
    kind: 'service',
    title,
    text: joined([figure, sentence(inLanguage(service.desc, language))]),
    ...(isPrice && { figure }),
    asks: isPrice ? text('asks.price') : '',
    about: inLanguage(service.sub, language),
    links: place ? [place] : [],
  }
}

// As the site shows it: a price with its period, the lowest of several or the only one, else a short text.
function figureSentence({ title, figure }: Of<'service'>, context: Context): string {
  const { language, text, plans } = context
  const plan = plans.get(figure?.plan?._ref ?? '')
  const amount = figure?.amount
  const price =
    typeof plan?.price === 'number'
      ? priceText(plan, context)
      : typeof amount === 'number' && formatChf(amount, language)
  if (price && figure?.from) return text('service.from', { price })
  const said = price || inLanguage(figure?.text, language)
  return said && text('service.figure', { title: inLanguage(title, language), figure: said })
}

function faqPassage(faq: Of<'faq'>, shown: PageLink[], { language, places }: Context): Passage {
  const linked = [...JSON.stringify(faq.answer ?? null).matchAll(/"_ref":"([^"]+)"/g)]
  const named = linked.flatMap(([, id]) => places.get(id ?? '') ?? [])
  return {
    id: faq._id,
    kind: 'faq',
    title: inLanguage(faq.question, language),
    text: joined(paragraphsOf(faq.answer, language).map((paragraph) => paragraph.text)),
    asks: '',
    about: '',
    links: [...named, ...shown],
  }
}

function contactPassages({ contact }: Of<'settings'>, context: Context): Passage[] {
  const { language, text } = context
  const links = [{ path: '/contact', title: text('link.contact') }]
  const call = { path: '/contact#call', title: text('link.call') }
  const { email = '', phone = '', street = '', postalCode = '' } = contact ?? {}
  const city = inLanguage(contact?.city, language)
  const country = inLanguage(contact?.country, language)
  const hours = inRunningText(inLanguage(contact?.hours, language), language)
  const said: [name: string, words: string | null, asks: string][] = [
    ['phone', phone && text('contact.phone', { phone, hours }), text('asks.phone')],
    ['email', email && text('contact.email', { address: email }), text('asks.email')],
    [
      'address',
      street && text('contact.address', { street, town: `${postalCode} ${city}`, country }),
      text('asks.address'),
    ],
    ['hours', hours && text('contact.hours', { hours }), text('asks.hours')],
    ['person', text('contact.person', { phone: phone || '' }), text('asks.person')],
  ]
  return said.map(([name, words, asks]) => ({
    id: `contact-${name}`,
    kind: 'contact',
    title: asks,
    text: words ?? '',
    asks: '',
    about: '',
    links: name === 'person' ? [call, ...links] : links,
  }))
}

/**
 * Opening hours, written in lines, as the end of a sentence: a time follows its days after a comma, and what else begins a
 * line begins another sentence. Days have no capital within a French one.
 */
function inRunningText(hours: string, language: Language): string {
  const joined = hours.replace(/\n(?=\d)/g, ', ').replaceAll('\n', '. ')
  return language === 'fr' ? joined.replace(/^./u, (first) => first.toLowerCase()) : joined
}

function spokenPassage(people: readonly Of<'person'>[], { language, text }: Context): Passage[] {
  const named = people.flatMap((person) => {
    const list = inLanguage(person.languages, language)
    return (language === 'fr' ? list.toLowerCase() : list).split(/,\s*/)
  })
  const spoken = [...new Set(named)].filter(Boolean)
  if (spoken.length === 0) return []
  return [
    {
      id: 'contact-languages',
      kind: 'contact',
      title: [text('asks.languages'), ...spoken].join(' '),
      text: text('contact.languages', { languages: lists[language].format(spoken) }),
      asks: '',
      about: '',
      links: [{ path: '/contact', title: text('link.contact') }],
    },
  ]
}

/** Who works at the agency, where a page shows them. */
function personPassages(
  people: readonly Of<'person'>[],
  pages: readonly Of<'page'>[],
  { language, text, places }: Context,
): Passage[] {
  const page = pages.find(({ sections }) => sections?.some(({ _type }) => _type === 'people'))
  const place = page && places.get(page._id)
  if (!place) return []
  return people.map((person) => {
    const name = person.name ?? ''
    const role = inLanguage(person.role, language)
    return {
      id: person._id,
      kind: 'person' as const,
      title: name,
      text: joined([
        sentence(role ? text('person', { name, role }) : name),
        sentence(inLanguage(person.text, language)),
      ]),
      asks: '',
      about: role,
      links: [place],
    }
  })
}

/** The positions one can apply for: a list of them, and what each is; where all are filled, that they are. */
function jobPassages(
  jobs: readonly Of<'job'>[],
  pages: readonly Of<'page'>[],
  { language, text, places }: Context,
): Passage[] {
  if (jobs.length === 0) return []
  const open = jobs.filter((job) => job.open)
  const all = {
    kind: 'job' as const,
    asks: text('asks.jobs'),
    about: '',
    links: [{ path: `${careerPath}#jobs`, title: text('link.jobs') }],
  }
  const list = { ...all, id: 'jobs', title: text('link.jobs') }
  if (open.length === 0) {
    const page = pages.find(({ path }) => path === careerPath)
    const place = page && places.get(page._id)
    return [{ ...list, text: text('jobs.none'), links: place ? [place] : [] }]
  }
  const named = open.map(({ title, workload, location }) => {
    const more = [inLanguage(workload, language), inLanguage(location, language)]
    return `${inLanguage(title, language)} (${more.filter(Boolean).join(', ')})`
  })
  return [
    { ...list, text: text('jobs', { jobs: named.join(language === 'fr' ? '\u00a0; ' : '; ') }) },
    ...open.map((job, place) => ({
      ...all,
      id: job._id,
      title: inLanguage(job.title, language),
      text: joined([
        text('job', { job: named[place] ?? '' }),
        sentence(inLanguage(job.summary, language)),
      ]),
    })),
  ]
}

/** What was made for whom. */
function casePassages(
  studies: readonly Of<'caseStudy'>[],
  clients: readonly Of<'client'>[],
  { language, text }: Context,
): Passage[] {
  const known = new Map(clients.map((one) => [one._id, one]))
  return studies.flatMap(({ _id, client, slug, summary, title }) => {
    const firm = known.get(client?._ref ?? '')
    if (!(firm?.name && slug?.current)) return []
    const trade = inLanguage(firm.trade, language)
    const about = [trade, firm.town].filter(Boolean).join(', ')
    return {
      id: _id,
      kind: 'caseStudy' as const,
      title: firm.name,
      text: joined([
        text('case', { client: about ? `${firm.name} (${about})` : firm.name }),
        sentence(inLanguage(summary, language)),
      ]),
      asks: text('asks.work'),
      about: trade,
      links: [{ path: projectPath(slug.current), title: inLanguage(title, language) }],
    }
  })
}

function pagePassages(page: Of<'page'>, { language, places }: Context): Passage[] {
  const place = places.get(page._id)
  const links = place ? [place] : []
  const name = inLanguage(page.title, language)
  const about = inLanguage(page.seo?.description, language)
  const summary: Passage = {
    id: page._id,
    kind: 'page',
    title: name,
    text: sentence(about),
    asks: '',
    about: '',
    links,
  }
  const sections = (page.sections ?? [])
    .filter(({ _type }) => !unsaid.has(_type))
    .flatMap((section, place) => {
      const { title: heading, ...rest } = section
      const [title] = paragraphsOf(heading, language)
      return chunked(paragraphsOf(rest, language), title?.text.replace(/\.$/, '') ?? name).map(
        ({ heading: over, text }, part) => ({
          id: `${page._id}-${place}-${part}`,
          kind: 'page' as const,
          title: over,
          text,
          asks: '',
          about: name,
          links,
        }),
      )
    })
  return page.path === '/' || page.path === '/services' ? [summary] : [summary, ...sections]
}

function articlePassages(article: Of<'article'>, { language, places }: Context): Passage[] {
  const place = places.get(article._id)
  if (!place) return []
  const all = { kind: 'article' as const, asks: '', about: place.title, links: [place] }
  const excerpt = sentence(inLanguage(article.excerpt, language))
  const parts = chunked(paragraphsOf(article.content, language), place.title)
  return [
    { ...all, id: article._id, title: place.title, text: excerpt },
    ...parts.map(({ heading, text }, part) => ({
      ...all,
      id: `${article._id}-${part}`,
      title: heading,
      text,
    })),
  ]
}

function cityPassages(city: Of<'city'>, { language, text }: Context): Passage[] {
  const slug = city.slug?.current
  if (!slug) return []
  const phrase = inLanguage(city.phrase, language)
  const title = text('city', { phrase })
  const served = text('city.served', { phrase })
  const link = { path: cityPath(slug), title }
  const name = inLanguage(city.name, language)
  const all = { kind: 'city' as const, asks: '', about: name, links: [link] }
  return [
    {
      ...all,
      id: city._id,
      title,
      text: joined([served, sentence(inLanguage(city.lead, language))]),
    },
    ...chunked(paragraphsOf(city.text, language), title).map(({ text: said }, part) => ({
      ...all,
      id: `${city._id}-${part}`,
      title,
      text: said,
    })),
  ]
}

/** Paragraphs put together under their headings, none longer than an answer may be. */
function chunked(paragraphs: readonly Paragraph[], title: string): Paragraph[] {
  const chunks: Paragraph[] = []
  for (const { heading, text } of paragraphs) {
    const over = heading || title
    const last = chunks.at(-1)
    if (last && last.heading === over && last.text.length + text.length < longest) {
      last.text = `${last.text} ${text}`
    } else chunks.push({ heading: over, text })
  }
  return chunks
}

const joined = (sentences: readonly (string | null | undefined)[]): string =>
  sentences.filter(Boolean).join(' ')
