import { type Language, languages, otherLanguage } from '@jalonne/domain'
import { assistant } from '@jalonne/messages/assistant'
import { type Answer, type AnswerFrom, answerFrom, unknown } from './answer.ts'
import type { KnownDocument, Of } from './documents.ts'
import { inLanguage } from './localized.ts'
import { passagesOf } from './passages.ts'
import { type SearchIndex, searchIndex } from './search-index.ts'
import { languageOf, type Terms, termsIn, without } from './words.ts'

export interface QuestionFrom {
  message: string
  language: Language
  /** The page the visitor stands on, without language. */
  path: string
}

/** What the assistant knows: the published content, in both languages separately. */
export interface Knowledge {
  /** Knows these documents from now on, and no others. */
  update(documents: readonly KnownDocument[]): void
  answer(question: QuestionFrom): Answer
  /** Whether editors want to see what the content had no answer to. */
  readonly keepsQuestions: boolean
  /** How many passages it knows, in both languages. */
  readonly size: number
}

interface Known {
  index: SearchIndex
  terms: Terms
  synonyms: string
}

/** Knowledge of nothing, until it is told the content. */
export function createKnowledge(): Knowledge {
  const known = new Map<Language, Known>()
  let keepsQuestions = false

  function inOne(language: Language, documents: readonly KnownDocument[]): Known {
    const groups = synonymsOf(documents, language)
    const synonyms = JSON.stringify(groups)
    const before = known.get(language)
    // Every term may be another with other synonyms.
    if (before?.synonyms === synonyms) return before
    const terms = termsIn(language, groups)
    return { index: searchIndex(terms), terms, synonyms }
  }

  function answerIn(language: Language, message: string, path: string): Answer {
    const from = known.get(language)
    if (!from) return unknown(language)
    if (asksWhoAnswers.test(message)) return whoAnswers(language)
    if (asksWeather.test(message)) return unknown(language)
    const asked = meantBy(message, { language, ...from })
    if (!asked) return small(message, { language, ...from })
    const answer = answerFrom(asked, path, { language, ...from })
    const [, question] = introduced.exec(message) ?? []
    if (answer.known || !question || from.terms(question).length === 0) return answer
    return answerFrom(question, path, { language, ...from })
  }

  return {
    update(documents) {
      keepsQuestions = assistantOf(documents)?.keepQuestions ?? false
      for (const language of languages) {
        const one = inOne(language, documents)
        one.index.update(passagesOf(documents, language))
        known.set(language, one)
      }
    },
    answer({ message: written, language: likely, path }) {
      const message = written.replace(asksTime, 'combien de temps')
      const language = languageOf(message, likely)
      const answer = answerIn(language, message, path)
      // “phone number” on a French page: a word or two don't tell their language, what is known of them does.
      const other = languageOf(message, otherLanguage(likely))
      if (answer.known || other === language) return answer
      const inOther = answerIn(other, message, path)
      return inOther.known ? inOther : answer
    },
    get keepsQuestions() {
      return keepsQuestions
    },
    get size() {
      return [...known.values()].reduce((all, { index }) => all + index.size, 0)
    },
  }
}

// “I have just founded a bakery, how much is a site?”: what visitors say of themselves first may be beside the subject.
const introduced =
  /^(?:(?:hello|hi|bonjour|salut)\P{L}+)?(?:i|we|my|our|je|j|on|nous|mon|ma|notre)(?!\p{L}).*[,.;:!–—\n]\s*([^,.;:!–—\n]+\?)\s*$/isu

// “When were you founded?”, “Vous existez depuis quand ?”: a firm says so where it says who it is. As stems, “founded”
// and “found” are the same, “fondé” and “fond” too. What visitors say of their own firm asks something else.
const us = String.raw`(?<!\p{L})(?:you|jalonne|vous|(?:your|the|votre|l.)\s?(?:agency|company|firm|agence|entreprise))`
const asksHowOld = new RegExp(
  [
    String.raw`(?=.*(?<!\p{L})(?:when|year|quand|année|date)(?!\p{L})).*${us}(?:\s+\S+){0,2}\s+(?:founded|established|fondée?s?)(?!\p{L})`,
    String.raw`\bwhen (?:was|were) ${us} (?:started|created)\b`,
    String.raw`\bwhen did ${us} (?:start|begin)\P{L}*$`,
    String.raw`\b(?:how long|since when) (?:have|has|do|did) ${us} (?:exist|existed|been (?:in business|around))\b`,
    String.raw`\bhow old (?:is|are) ${us}\P{L}*$`,
    String.raw`\bwho founded ${us}|\bqui a fondé ${us}`,
    String.raw`\bvotre (?:année|date) de (?:fondation|création)\b`,
    String.raw`\bexistez(?:[- ]vous)? depuis\b|\bdepuis .*\bexistez\b`,
    String.raw`\bquel âge (?:a|avez)[- ]${us}`,
  ].join('|'),
  'iu',
)

// “Travaillez-vous le samedi ?”, but neither “Bon dimanche !” nor “See you Monday”.
const asksDay =
  /(?<!\p{L})(?<!(?:bon|à|good|nice|great|you|until)\s)(?:(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|week-?end|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?!\p{L})/iu

// What is asked in small words alone: “Où êtes-vous ?”, also without its accent, “Who are you?”, “Vous faites quoi ?”.
const meant = [
  ['meant.where', /(?<!\p{L})(?:où|ou|where)(?!\p{L})/iu],
  ['meant.who', /\b(?:qui|who)\b/i],
  ['meant.who', asksHowOld],
  ['meant.hours', asksDay],
  ['meant.work', /\bvos travaux\b|\b(?:see|show)\b.*\bwork\b/i],
  ['meant.what', /\b(?:quoi|que (?:faites|proposez|faire)|qu.est-ce que vous|what)\b/i],
] as const

/** The question as it can be searched for; none where nothing is asked. */
function meantBy(message: string, { language, terms }: AnswerFrom): string | undefined {
  const text = assistant.format(language)
  if (saysOnly(message, text('asks.how'), terms)) return text('meant.how')
  const isPlain = terms(message).length > 0 && !asksHowOld.test(message)
  if (isPlain && !saysOnly(message, text('asks.thanks'), terms)) return message
  const [what] = meant.find(([, words]) => words.test(message)) ?? []
  return what && text(what)
}

/** Whether there is something of a list of phrases in a message, and besides only small words. */
function saysOnly(message: string, phrases: string, terms: Terms): boolean {
  const left = without(message, phrases)
  return left !== without(message, '') && terms(left).length === 0
}

// “Êtes-vous un robot ?”, “Am I talking to a real person?”: said honestly, whatever the content says of chatbots.
// “Are you specialised in AI?” asks about the content: only an article and an adjective may stand between.
const adverb = String.raw`(?:\s+(?:vraiment|bien|juste|really|just|actually|still))?`
const whoever = String.raw`(?:[eê]tes[- ]vous|vous [eê]tes|es[- ]tu|tu es|je parle${adverb} (?:à|a|avec)|are you|is this|am i${adverb} \p{L}+ing (?:to|with))`
const someone = String.raw`(?:(?:une?|des|an?|quelqu.un de|someone)\s+)?(?:(?:vraie?s?|[eê]tre|assistant|real|actual|live|chat|ai)\s+){0,2}(?:robot|bot|chatbot|machine|ia|ai|humaine?|human|personne|person|r[ée]el(?:le)?|real)s?(?:\s+r[ée]el(?:le)?s?)?`
const asksWhoAnswers = new RegExp(
  String.raw`(?<!\p{L})${whoever}${adverb}\s+${someone}(?:\s+(?:ou|or)${adverb}\s+(?:(?:à|avec|to|with)\s+)?${someone})?\P{L}*$`,
  'iu',
)

// “Quel temps fait-il ?”: the weather, in the word for time.
const asksWeather = /\bquel temps (?:fai[ts]|fera)|\bfai[ts] quel temps\b/i

// “Quel temps faut-il ?”, “Quel temps ça prend ?”: the time it takes.
const asksTime = /\bquel temps(?=(?: ça| ca| cela| il)? (?:faut|prend))/i

const whoAnswers = (language: Language): Answer => ({
  ...unknown(language),
  text: assistant.format(language)('identity'),
  known: true,
})

// Other messages of small words alone greet, thank, or mean something only a person understands.
function small(message: string, { language, terms }: AnswerFrom): Answer {
  const text = assistant.format(language)
  const thanks = saysOnly(message, text('asks.thanks'), terms)
  return {
    language,
    text: text(thanks ? 'thanks' : 'greeting'),
    links: [],
    known: true,
    passages: [],
  }
}

const assistantOf = (documents: readonly KnownDocument[]) =>
  documents.find((one): one is Of<'assistant'> => one._type === 'assistant')

function synonymsOf(documents: readonly KnownDocument[], language: Language): string[][] {
  return (assistantOf(documents)?.synonyms ?? []).map(({ words }) =>
    inLanguage(words, language)
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  )
}
