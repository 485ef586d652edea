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
/** What a term counts that stands in a passage's text alone. */
const inPassing = 0.6
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
  const asked = readQuestion(question, from)
  const ranked = rank(asked, path, from)
  if (!asked.asksPriceAlone) return compose(ranked, asked, from.language)
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

function readQuestion(question: string, { language, index, terms }: AnswerFrom): Question {
  const wanted = [...new Set(terms(question))].slice(0, mostTerms)
  const prices = new Set(terms(assistant.format(language)('asks.price')))
  const money = new Set(terms(question.replaceAll(asksAmount, ' ')))
  const isPrice = (term: string) => prices.has(term) && money.has(term)
  return {
    terms: wanted,
    weights: new Map(wanted.map((term) => [term, isPrice(term) ? 1 : index.rarity(term)])),
    subjects: new Set(wanted.filter((term) => !isPrice(term))),
    asksPrice: wanted.some(isPrice),
    asksPriceAlone: wanted.every(isPrice),
  }
}

type Matched = Hit['matched']

interface Ranked {
  passage: Passage
  score: number
  /** How much of the question it is about, from 0 to 1. */
  cover: number
  /** How much of that is sure. */
  evidence: number
  /** Whether its title is the question itself. */
  isWritten: boolean
  /** Whether its title says what the question names, other than a price. */
  isMeant: boolean
}

/** The passages a question may mean, the best first. */
function rank(question: Question, path: string, { index, terms }: AnswerFrom): Ranked[] {
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
    kindBoost(passage, asksPrice, isNamed) *
    (isOn(passage, path) ? here : 1) *
    (1 + (veryQuestion - 1) * shareOfTitle(passage) ** 3)
  // One word of a trade is not enough: a clock repair says nothing of telephones to repair.
  const isOfWork = ({ passage, matched }: Hit) =>
    asked.isSupersetOf(new Set(terms(passage.about))) ||
    (matched.size === asked.size && !asked.isSubsetOf(new Set(terms(passage.asks))))
  return index
    .search(wanted, boost)
    .filter((hit) => isAsked(hit) && (hit.passage.kind !== 'caseStudy' || isOfWork(hit)))
    .map(({ passage, score, matched }) => ({
      passage,
      score: score * cover(matched) ** 2,
      cover: cover(matched),
      evidence: cover(evidenceIn(matched)),
      isWritten: passage.kind === 'faq' && shareOfTitle(passage) === 1,
      isMeant: terms(passage.title).some((term) => subjects.has(term)),
    }))
    .toSorted((one, other) => other.score - one.score)
}

/** A town's words, an article's or a case study's answer only who names the town, the firm or what they are about. */
const isAsked = ({ passage, matched }: Hit) =>
  !/^(?:city|article|caseStudy)$/.test(passage.kind) ||
  [...matched.values()].some(({ isSubject }) => isSubject)

/** Puts the best into words: one or two passages, and links to where they and others like them stand. */
function compose(ranked: Ranked[], { asksPrice }: Question, language: Language): Answer {
  const passages = ranked.slice(0, mostPassages).map(({ passage }) => passage)
  const [best, second] = ranked
  if (!best || best.evidence < least) return unknown(language, passages)

  const said = [best]
  // A question that is written on a page has its whole answer there, but for the price of what it names.
  const priced = ranked.find(
    ({ passage, cover, isMeant }) =>
      isPriced(passage) && cover >= least && (isMeant || !best.isWritten),
  )
  if (asksPrice && priced && !isPriced(best.passage)) said.push(priced)
  else if (!asksPrice && !best.isWritten && second && isAsGood(second, best)) said.push(second)
  const related = ranked.filter(({ score }) => score > best.score * 0.35)
  // The best place of each before the other places of one.
  const all = [...said, ...related].map(({ passage }) => passage.links)
  const links = [...all.map((places) => places.slice(0, 1)), ...all].flat()
  return {
    language,
    text: typeset(said.map(({ passage }) => passage.text).join(' '), language),
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
function evidenceIn(matched: Matched): Matched {
  const sure = [...matched].filter(([, { isSubject, isWord }]) => isSubject || isWord)
  const [only] = sure
  if (!only || sure.length > 1 || only[1].isSubject) return new Map(sure)
  const [term, match] = only
  return new Map(sure).set(term, { ...match, share: match.share * inPassing })
}

/** Another place that says as much of it, in few words. */
const isAsGood = ({ passage, score }: Ranked, best: Ranked) =>
  score > best.score * 0.8 &&
  passage.links[0]?.path !== best.passage.links[0]?.path &&
  passage.text.length + best.passage.text.length < 600

const isPriced = ({ kind, text }: Passage) =>
  /^(?:plan|family|service)$/.test(kind) && /CHF/.test(text)
// The home page and the prices show something of everything: who stands there may mean any of it.
const isOn = ({ links }: Passage, path: string) =>
  path !== '/' && path !== '/pricing' && links.some((link) => link.path === path)

function kindBoost(
  passage: Passage,
  asksPrice: boolean,
  isNamed: (passage: Passage) => boolean,
): number {
  const { kind, asks } = passage
  // Of a family, one plan is meant only where it is named.
  if (kind === 'plan' && !isNamed(passage)) return 0.7
  if (asksPrice) return asks ? 1.6 : 1
  if (kind === 'family') return 0.6
  return kind === 'article' ? 0.7 : kind === 'faq' || kind === 'contact' ? 1.3 : 1
}

function distinct(links: readonly PageLink[]): PageLink[] {
  return [...new Map(links.map((link) => [link.path, link])).values()]
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
