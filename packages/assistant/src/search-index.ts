import MiniSearch, { type SearchResult } from 'minisearch'
import type { Passage } from './passage.ts'
import type { Terms } from './words.ts'

/** How a passage holds a term of a question. */
export interface Match {
  /** 1 for the very term, less for one that is like it. */
  share: number
  /** Whether the passage is about it; else it only stands in its text. */
  isSubject: boolean
  /** Whether it is this word, in whatever form; else it may be this one with a typing error. */
  isWord: boolean
}

/** A passage that a question may mean. */
export interface Hit {
  passage: Passage
  score: number
  /** The question's terms it was found by. */
  matched: Map<string, Match>
}

/** The passages of one language, to be searched. */
export interface SearchIndex {
  readonly size: number
  /** Holds these passages from now on; only those that have changed are indexed again. */
  update(passages: readonly Passage[]): void
  /** How rare a term is, and so how much of a question it is. */
  rarity(term: string): number
  /** The best first. Terms are those of the question; typing errors are forgiven. */
  search(terms: readonly string[], boost: (passage: Passage) => number): Hit[]
}

/** What a term counts that only looks like the one asked for. */
const alike = 0.7
/** What a term counts that stands nowhere: it may be the subject, or one of many ways to ask. */
const unheard = 3.2
const boosts = { title: 3, asks: 1, about: 1.5, text: 1 }

/** An empty index of passages, whose texts and questions `terms` cuts into terms. */
export function searchIndex(terms: Terms): SearchIndex {
  const index = new MiniSearch<Passage>({
    fields: Object.keys(boosts),
    tokenize: terms,
    processTerm: (term) => term,
  })
  let cached = new Map<string, Passage>()

  return {
    get size() {
      return cached.size
    },
    update(passages) {
      const next = new Map(passages.map((passage) => [passage.id, passage]))
      const stays = (known: Passage) => {
        const passage = next.get(known.id)
        return passage !== undefined && isSame(known, passage)
      }
      // At once: `discard` cleans up later, in parts, and an update between them breaks off the process.
      for (const known of cached.values()) if (!stays(known)) index.remove(known)
      for (const passage of next.values()) if (!index.has(passage.id)) index.add(passage)
      cached = next
    },
    rarity(term) {
      const found = index.search(term, { tokenize: (text) => [text], fuzzy: false, prefix: false })
      return found.length === 0 ? unheard : Math.log(1 + cached.size / (1 + found.length))
    },
    search(wanted, boost) {
      // A passage is met once for each of its terms, and counts as much each time.
      const boosted = new Map<string, number>()
      const boostOf = (id: string) => {
        const one = cached.get(id)
        const known = boosted.get(id) ?? (one ? boost(one) : 0)
        boosted.set(id, known)
        return known
      }
      const found = index.search(wanted.join(' '), {
        tokenize: (text) => text.split(' '),
        boost: boosts,
        fuzzy: (term) => (term.length > 4 ? 0.25 : false),
        prefix: (term) => term.length > 3,
        maxFuzzy: 2,
        weights: { fuzzy: 0.5, prefix: 0.6 },
        boostDocument: (id) => boostOf(String(id)),
      })
      return found.flatMap((result) => hit(result, cached.get(String(result.id))))
    },
  }
}

const isSame = (one: Passage, other: Passage) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

function hit(result: SearchResult, passage: Passage | undefined): Hit[] {
  if (!passage) return []
  const { score, queryTerms, terms, match } = result
  const others = terms.filter((term) => !queryTerms.includes(term))
  const matched = queryTerms.map((term): [string, Match] => {
    const isVery = Object.hasOwn(match, term)
    // Few mistype the first letter: “semaine” says nothing of “demain”.
    const found = isVery ? [term] : others.filter((other) => other[0] === term[0])
    const isSubject = found.some((one) => match[one]?.some((field) => field !== 'text'))
    const isWord = found.some((one) => one.startsWith(term) || term.startsWith(one))
    return [term, { share: isVery ? 1 : alike, isSubject, isWord }]
  })
  return [{ passage, score, matched: new Map(matched) }]
}
