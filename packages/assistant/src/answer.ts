import { type Language, typeset } from '@jalonne/domain'
import { assistant } from '@jalonne/messages/assistant'
import type { PageLink, Passage } from './passage.ts'
import type { Hit, SearchIndex } from './search-index.ts'
import type { Terms } from './words.ts'

/** What the assistant answers. */
export interface Answer {
  language: Language
  /** Whole sentences, without markup, with their no-break spaces. */
  text: string
  /** Where to read on, three at most; paths without language. */
  links: PageLink[]
  /** False when the content says nothing of it. */
  known: boolean
  /** What the content says of it, the best first: what a language model may word. */
  passages: Passage[]
}

export interface AnswerFrom {
  language: Language
  index: SearchIndex
  terms: Terms
}

/** How much of a question a passage has to be about, from 0 to 1. */
const least = 0.5
/** How much of its title has to be asked, from 0 to 1, for an answer to begin with yes or no. */
const leastOfTitle = 0.4
/** What a term counts that stands in a passage's text alone; of a page, a section may mention anything. */
const inPassing = 0.6
const inPassingOnPage = 0.4
/** What a passage counts more whose title is the question itself; less where only some of the title's words are asked. */
const veryQuestion = 3
/** How many terms of a question are read: more than a plain one has, and each is a search. */
const mostTerms = 24
const mostLinks = 3
const mostPassages = 6

/**
 * Answers a question from passages alone: the best one, its price where one is asked for, and links.
 * @param path the page the visitor stands on, without language: asked for a price without a subject, the question is
 * about it where it shows one, else about a website
 */
export function answerFrom(question: string, path: string, from: AnswerFrom): Answer {
  const whole = readQuestion(question, from)
  const shorter = forAnyone(question, from)
  const asked = whole.asksPrice && shorter ? shorter : whole
  const ranked = rank(asked, path, from)
  if (!asked.asksPriceAlone) {
    const answer = compose(ranked, asked, from.language)
    if (answer.known || !shorter) return answer
    return compose(rank(shorter, path, from), shorter, from.language)
  }
  const here = ranked.filter(
    ({ passage }) => isPriced(passage) && passage.kind !== 'plan' && isOn(passage, path),
  )
  if (here.length > 0) return compose(here, asked, from.language)
  const website = readQuestion(assistant.format(from.language)('meant.price'), from)
  return compose(rank(website, path, from), website, from.language)
}

interface Question {
  /** Each once. */
  terms: string[]
  /** How much of the question each term is. */
  weights: Map<string, number>
  /** Those that do not ask for a price. */
  subjects: Set<string>
  asksPrice: boolean
  /** Asks for a price, and names nothing that has one. */
  asksPriceAlone: boolean
}

// “En combien de temps ?”, “How much work is it?”: what is counted is no money.
const asksAmount =
  /combien d(?:e\s+|[’'])(?:temps|travail|jour|semaine|mois|heure|page|langue|personne|texte|image|photo|séance)|how much (?:work|time)(?!\p{L})/giu

// “… for a dentist”, “… pour une boulangerie”: whom it is for is seldom in the content, and changes no price.
const forWhom = /(?<=\s)(?:pour|for)\s.+$/isu
// “for photos” is what is asked, “for my bakery” is not.
const forTheirs = /^\p{L}+\s(?:mon|ma|mes|notre|nos|my|our)\s/iu

/** The question without whom it is for, where what is left names something with a price or asks for one alone; else none. */
function forAnyone(question: string, from: AnswerFrom): Question | undefined {
  const { index, terms } = from
  const [whom = ''] = forWhom.exec(question) ?? []
  const asked = new Set(terms(question))
  const isOffered = (term: string) =>
    index
      .search([term], () => 1)
      .some(({ passage, matched }) => {
        const match = matched.get(term)
        return (
          (isPriced(passage) || isWrittenIn(passage, asked, terms)) &&
          match?.isSubject &&
          match.share === 1
        )
      })
  const without = new Set(
    terms(whom)
      .slice(0, mostTerms)
      .filter((term) => !isOffered(term)),
  )
  if (without.size === 0) return undefined
  const left = readQuestion(question, from, without)
  const isTheirs = left.asksPriceAlone && forTheirs.test(whom)
  return isTheirs || [...left.subjects].some(isOffered) ? left : undefined
}

function readQuestion(
  question: string,
  { language, index, terms }: AnswerFrom,
  without: ReadonlySet<string> = new Set(),
): Question {
  const wanted = [...new Set(terms(question)).difference(without)].slice(0, mostTerms)
  const text = assistant.format(language)
  const prices = new Set(terms(text('asks.price')))
  const periods = new Set(terms(text('asks.period')))
  const money = new Set(terms(question.replaceAll(asksAmount, ' ')))
  const isPrice = (term: string) => prices.has(term) && money.has(term)
  const asksPrice = wanted.some(isPrice)
  const asksPriceAlone = asksPrice && wanted.every((term) => isPrice(term) || periods.has(term))
  // “SEO per month”: what is named has its price, and the period that it is for.
  const searched =
    asksPrice && !asksPriceAlone ? wanted.filter((term) => !periods.has(term)) : wanted
  return {
    terms: searched,
    weights: new Map(searched.map((term) => [term, isPrice(term) ? 1 : index.rarity(term)])),
    subjects: new Set(searched.filter((term) => !isPrice(term))),
    asksPrice,
    asksPriceAlone,
  }
}

type Matched = Hit['matched']

interface Ranked {
  passage: Passage
  /** What is said of it. */
  text: string
  score: number
  /** How much of the question it is about, from 0 to 1. */
  cover: number
  /** How much of that is sure. */
  evidence: number
  /** Whether it is a question of the content, all of which is asked. */
  isWritten: boolean
  /** Whether its title says what the question names, other than a price. */
  isMeant: boolean
}

/** The passages a question may mean, the best first. */
function rank(question: Question, path: string, { language, index, terms }: AnswerFrom): Ranked[] {
  const { terms: wanted, weights, subjects, asksPrice, asksPriceAlone } = question
  const total = sum([...weights.values()])
  const cover = (matched: Matched) =>
    sum([...matched].map(([term, { share }]) => share * (weights.get(term) ?? 0))) / total
  // “How much is it?” is about what the visitor looks at.
  const here = asksPriceAlone ? 20 : 1.2
  const isNamed = (passage: Passage) =>
    terms(passage.title).some((term) => weights.has(term) && !terms(passage.about).includes(term))
  const asked = new Set(wanted)
  const shareOfTitle = ({ kind, title }: Passage) => {
    const words = new Set(terms(title))
    if (!asked.isSubsetOf(words)) return 0
    // A contact's title is a list of words: any of them asks for it.
    return kind === 'contact' ? 1 : asked.size / words.size
  }
  const boost = (passage: Passage) =>
    kindBoost(passage, asksPrice, isNamed, isWrittenIn(passage, asked, terms)) *
    (isOn(passage, path) ? here : 1) *
    (1 + (veryQuestion - 1) * shareOfTitle(passage) ** 3)
  const ofAnyTown = new Set(terms(assistant.format(language)('city', { phrase: '' })))
  // A town's words, an article's or a case study's answer only who names the town, the firm or what they are about.
  const isAsked = ({ passage: { kind }, matched }: Hit) =>
    !/^(?:city|article|caseStudy)$/.test(kind) ||
    [...matched].some(
      ([term, { isSubject }]) => isSubject && (kind !== 'city' || !ofAnyTown.has(term)),
    )
  // One word of a trade is not enough: a clock repair says nothing of telephones to repair.
  const isOfWork = ({ passage, matched }: Hit) =>
    asked.isSupersetOf(new Set(terms(passage.about))) ||
    (matched.size === asked.size && !asked.isSubsetOf(new Set(terms(passage.asks))))
  // Rare words count more: who asks for a site has not asked half of “Can I edit my site?”.
  const isItsQuestion = ({ passage, matched }: Hit) => {
    const title = [...new Set(terms(passage.title))].map(index.rarity)
    const named = [...matched].filter(([, { isSubject }]) => isSubject)
    return sum(named.map(([term]) => index.rarity(term))) >= sum(title) * leastOfTitle
  }
  // To another question “Non, et personne ne le peut” would be a lie; a bare “Oui.” can be left out.
  const wordsOf = (hit: Hit) => {
    const text = worded(hit.passage, asksPrice)
    if (!yesOrNo.test(text) || isItsQuestion(hit)) return text
    return yesOrNoAlone.test(text) ? text.replace(yesOrNoAlone, '') : ''
  }
  return index
    .search(wanted, boost)
    .filter((hit) => isAsked(hit) && (hit.passage.kind !== 'caseStudy' || isOfWork(hit)))
    .map((hit) => ({
      passage: hit.passage,
      text: wordsOf(hit),
      score: hit.score * cover(hit.matched) ** 2,
      cover: cover(hit.matched),
      evidence: cover(evidenceIn(hit)),
      isWritten: isWrittenIn(hit.passage, asked, terms),
      isMeant: terms(hit.passage.title).some((term) => subjects.has(term)),
    }))
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => other.score - one.score)
}

/** Whether a passage is a question of the content that this one asks too, among other things: “… in three languages”. */
const isWrittenIn = ({ kind, title }: Passage, asked: ReadonlySet<string>, terms: Terms) =>
  kind === 'faq' && asked.isSupersetOf(new Set(terms(title)))

const yesOrNo = /^(?:[^.!?]*,\s)?(?:souvent\s|often\s)?(?:oui|non|yes|no)(?=\s?[.,:])/iu
const yesOrNoAlone = /^(?:oui|non|yes|no)\.\s/iu

/** A passage as it is said: what it costs comes first where a price is asked. */
const worded = ({ figure = '', text }: Passage, asksPrice: boolean): string =>
  asksPrice || !figure ? text : `${text.slice(figure.length)} ${figure}`.trim()

/** Puts the best into words: one or two passages, and links to where they and others like them stand. */
function compose(ranked: Ranked[], { asksPrice }: Question, language: Language): Answer {
  const passages = ranked.slice(0, mostPassages).map(({ passage }) => passage)
  const [best, second] = ranked
  if (!best || best.evidence < least) return unknown(language, passages)

  const said = [best]
  // A question that is written on a page has its whole answer there, but for the price of what it names.
  const priced = ranked.find(
    ({ passage, cover, isMeant }) =>
      isPriced(passage) &&
      cover >= least &&
      (isMeant || !best.isWritten) &&
      !areServices(passage, best.passage),
  )
  if (asksPrice && priced && !isPriced(best.passage)) said.push(priced)
  else if (!asksPrice && best.passage.kind !== 'faq' && second && isAsGood(second, best))
    said.push(second)
  const related = ranked.filter(({ score }) => score > best.score * 0.35)
  // The best place of each before the other places of one.
  const all = [...said, ...related].map(({ passage }) => passage.links)
  const links = [...all.map((places) => places.slice(0, 1)), ...all].flat()
  return {
    language,
    text: typeset(said.map(({ text }) => text).join(' '), language),
    links: distinct(links)
      .slice(0, mostLinks)
      .map(({ path, title }) => ({ path, title: typeset(title, language) })),
    known: true,
    passages,
  }
}

/** What is said when nothing is known: so, and who knows. */
export function unknown(language: Language, passages: Passage[] = []): Answer {
  const text = assistant.format(language)
  const links = [
    { path: '/contact', title: text('link.contact') },
    { path: '/contact#call', title: text('link.call') },
  ]
  return { language, text: text('unknown'), links, known: false, passages }
}

/**
 * What of a question shows that a passage is about it: terms of its subject, and words of its text, which are no typing
 * errors. One word alone there, as the weather in a comparison, shows less.
 */
function evidenceIn({ passage: { kind }, matched }: Hit): Matched {
  const sure = [...matched].filter(([, { isSubject, isWord }]) => isSubject || isWord)
  const [only] = sure
  if (!only || sure.length > 1 || only[1].isSubject) return new Map(sure)
  const [term, match] = only
  const counts = kind === 'page' ? inPassingOnPage : inPassing
  return new Map(sure).set(term, { ...match, share: match.share * counts })
}

/** Another place that says as much of it, in few words. */
const isAsGood = ({ passage, text, score }: Ranked, best: Ranked) =>
  score > best.score * 0.8 &&
  !yesOrNo.test(text) &&
  pageOf(passage) !== pageOf(best.passage) &&
  passage.text.length + best.passage.text.length < 600

const pageOf = ({ links: [link] }: Passage) => link?.path.split('#')[0]

/** What one service costs says nothing of another. */
const areServices = (one: Passage, other: Passage) =>
  one.kind === 'service' && other.kind === 'service'

const isPriced = ({ kind, text }: Passage) =>
  /^(?:plan|family|service)$/.test(kind) && /CHF/.test(text)
// The home page and the prices show something of everything: who stands there may mean any of it.
const isOn = ({ links }: Passage, path: string) =>
  path !== '/' && path !== '/pricing' && links.some((link) => link.path === path)

function kindBoost(
  passage: Passage,
  asksPrice: boolean,
  isNamed: (passage: Passage) => boolean,
  isWritten: boolean,
): number {
  const { kind, asks } = passage
  // Of a family, one plan is meant only where it is named.
  if (kind === 'plan' && !isNamed(passage)) return 0.7
  if (asksPrice) return asks || isWritten ? 1.6 : 1
  if (kind === 'family') return 0.6
  return kind === 'article' ? 0.7 : kind === 'faq' || kind === 'contact' ? 1.3 : 1
}

function distinct(links: readonly PageLink[]): PageLink[] {
  return [...new Map(links.map((link) => [link.path, link])).values()]
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
