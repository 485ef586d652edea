import * as v from 'valibot'

const text = v.nullish(v.object({ fr: v.nullish(v.string()), en: v.nullish(v.string()) }))
const reference = v.nullish(v.object({ _ref: v.string() }))
const slug = v.nullish(v.object({ current: v.nullish(v.string()) }))
const identity = { _id: v.string(), _rev: v.nullish(v.string()) }

const figure = v.nullish(
  v.object({ plan: reference, amount: v.nullish(v.number()), from: v.nullish(v.boolean()), text }),
)

const plan = v.object({
  ...identity,
  _type: v.literal('plan'),
  family: v.nullish(v.string()),
  name: text,
  price: v.nullish(v.number()),
  period: v.nullish(v.picklist(['month', 'year', 'once'])),
  summary: text,
  features: v.nullish(v.array(v.object({ text, gift: v.nullish(v.boolean()) }))),
  note: text,
  order: v.nullish(v.number()),
})
const service = v.object({
  ...identity,
  _type: v.literal('service'),
  title: text,
  sub: text,
  desc: text,
  figure,
  path: v.nullish(v.string()),
})
const faq = v.object({
  ...identity,
  _type: v.literal('faq'),
  question: text,
  answer: v.optional(v.unknown()),
  topic: v.nullish(v.string()),
})
const section = v.looseObject({
  _type: v.string(),
  title: v.optional(v.unknown()),
  hidden: v.nullish(v.boolean()),
})
const page = v.object({
  ...identity,
  _type: v.literal('page'),
  path: v.nullish(v.string()),
  title: text,
  seo: v.nullish(v.object({ description: text, noindex: v.nullish(v.boolean()) })),
  sections: v.pipe(
    v.nullish(v.array(section)),
    // What an editor has hidden is on no page, so it is not said either.
    v.transform((sections) => sections?.filter(({ hidden }) => !hidden)),
  ),
})
const article = v.object({
  ...identity,
  _type: v.literal('article'),
  title: text,
  slug,
  excerpt: text,
  content: v.optional(v.unknown()),
})
const city = v.object({
  ...identity,
  _type: v.literal('city'),
  name: text,
  phrase: text,
  slug,
  lead: text,
  text: v.optional(v.unknown()),
})
const job = v.object({
  ...identity,
  _type: v.literal('job'),
  title: text,
  workload: text,
  location: text,
  summary: text,
  open: v.nullish(v.boolean()),
})
const client = v.object({
  ...identity,
  _type: v.literal('client'),
  name: v.nullish(v.string()),
  town: v.nullish(v.string()),
  trade: text,
})
const caseStudy = v.object({
  ...identity,
  _type: v.literal('caseStudy'),
  title: text,
  slug,
  client: reference,
  summary: text,
})
const person = v.object({
  ...identity,
  _type: v.literal('person'),
  name: v.nullish(v.string()),
  role: text,
  text,
  languages: text,
})
const settings = v.object({
  ...identity,
  _type: v.literal('settings'),
  contact: v.nullish(
    v.object({
      email: v.nullish(v.string()),
      phone: v.nullish(v.string()),
      street: v.nullish(v.string()),
      postalCode: v.nullish(v.string()),
      city: text,
      country: text,
      hours: text,
    }),
  ),
})
const assistant = v.object({
  ...identity,
  _type: v.literal('assistant'),
  synonyms: v.nullish(v.array(v.object({ words: text }))),
  keepQuestions: v.nullish(v.boolean()),
})

const known = v.variant('_type', [
  plan,
  service,
  faq,
  page,
  article,
  city,
  job,
  client,
  caseStudy,
  person,
  settings,
  assistant,
])

const cell = v.object({ plan: reference, included: v.nullish(v.boolean()), text })

/** The section of a page that says of plans what each includes. */
export const timetable = v.object({
  _type: v.literal('planTimetable'),
  rows: v.nullish(v.array(v.object({ label: text, cells: v.nullish(v.array(cell)) }))),
})

/** A document the assistant knows, with what it reads of it. */
export type KnownDocument = v.InferOutput<typeof known>
export type Of<Type extends KnownDocument['_type']> = Extract<KnownDocument, { _type: Type }>

/** Lists what there is to know, so that only what changed need be read. Wants `$today`, as `2026-03-06`. */
export const knownQuery = `*[_type in ["plan", "service", "faq", "page", "city", "job", "client", "caseStudy", "person", "settings", "assistant"] || (_type == "article" && date <= $today)] | order(_id asc){_id, _rev}`

/** Reads some of it. Wants `$ids`. */
export const documentsQuery = '*[_id in $ids]'

const revisions = v.array(v.object({ _id: v.string(), _rev: v.string() }))

/** Reads the result of `knownQuery`: a revision for each id. */
export const readRevisions = (result: unknown): Map<string, string> =>
  new Map(v.parse(revisions, result).map(({ _id, _rev }) => [_id, _rev]))

/** Reads documents of the content; those it cannot make sense of are left out and named. */
export function readDocuments(result: unknown): { documents: KnownDocument[]; unread: string[] } {
  const documents: KnownDocument[] = []
  const unread: string[] = []
  for (const one of v.parse(v.array(v.unknown()), result)) {
    const parsed = v.safeParse(known, one)
    if (parsed.success) documents.push(parsed.output)
    else unread.push(v.is(v.object({ _id: v.string() }), one) ? one._id : '?')
  }
  return { documents, unread }
}
