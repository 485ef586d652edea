import { type Language, otherLanguage } from '@jalonne/domain'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stopwords as englishStopwords } from '@orama/stopwords/english'
import { stopwords as frenchStopwords } from '@orama/stopwords/french'

// What questions are put with and what says nothing of their subject, besides the usual lists.
const asking = {
  fr: 'bonjour bon bonne salut bonsoir merci svp plait quoi koi est-ce cest jai comment pourquoi si oui non donne donner travailler travaillez proposez proposer offrez gérez gérer occupez savez connaissez demander fait fais faire faites faut dois doit ya peut peux pouvez puis pourrait voudrais veux aimerais souhaite aussi très tout tous toute toutes chez plus cela ça ca va aller avoir être quelqu alors donc bien avec rapport y a-t-il fera dis dites créez créer vendez installez réalisez autre autres tard ensuite trouver trouve trouvent savoir besoin possible prendre prend prenez prévoir comprend comprennent inclut incluent voir regarder montrer montrez aide aider question questions renseignement renseignements info infos information informations lundi mardi mercredi jeudi vendredi samedi dimanche week end weekend quand ok revoir beaucoup marche passe capable capables spécialisé spécialisée spécialisés spécialisées moment maintenant actuellement aujourd hui accepter acceptez acceptés acceptées comprise comprises elle elles obtenir obtenez ensemble',
  en: 'give hello hi hey thanks thank please want need like get go tell know us okay also one anything something whats im whos hows dont cant work run support care offer provide handle make made show help build create sell set another other later afterwards find see yes no ok possible wondering question questions info information someone somebody anyone take takes monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekend weekends bye goodbye good morning afternoon evening back able specialised specialized moment now currently today accept accepts accepted many makes together include includes included including',
}
// The usual lists leave these out, yet a site may be down, and somebody owns it.
const subjects = new Set(['own', 'down'])
const stopwords = {
  fr: new Set([...frenchStopwords, ...asking.fr.split(' ')].map(plain)),
  en: new Set([...englishStopwords, ...asking.en.split(' ')].map(plain)).difference(subjects),
}
const stemmers = { fr: french, en: english }

/** In small letters without accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The words of a text that say what it is about, as stems: `Combien coûtent les sites ?` → `combien`, `cout`, `sit`. */
export type Terms = (text: string) => string[]

/**
 * Makes the function that finds a text's terms. Of synonyms, one list for each meaning, all become the first one, words
 * that belong together too.
 */
export function termsIn(language: Language, synonyms: readonly string[][] = []): Terms {
  const meanings = synonyms.flatMap((group) => {
    const [first, ...others] = group
      .map((words) => stems(words, language))
      .filter((words) => words.length > 0)
    return first ? others.map((words) => ({ words, means: first })) : []
  })
  const starts = Map.groupBy(
    meanings.toSorted((one, other) => other.words.length - one.words.length),
    ({ words }) => words[0] ?? '',
  )
  return (text) => {
    const found = stems(text, language)
    const terms: string[] = []
    for (let place = 0; place < found.length; ) {
      const term = found[place] ?? ''
      const meaning = starts
        .get(term)
        ?.find(({ words }) => words.every((word, offset) => found[place + offset] === word))
      terms.push(...(meaning?.means ?? [term]))
      place += meaning?.words.length ?? 1
    }
    return terms
  }
}

// A letter by itself is what an apostrophe has left.
const isWord = /..|\d/u
const separators = /[^\p{L}\p{N}+%]+/u

function stems(text: string, language: Language): string[] {
  return text
    .toLowerCase()
    .split(separators)
    .filter((word) => isWord.test(word) && !stopwords[language].has(plain(word)))
    .map((word) => plain(stem(word, language)))
}

function stem(word: string, language: Language): string {
  // Else “français” would be “franc”.
  if (language === 'fr' && /^fran[çc]ais/.test(word)) return 'francais'
  return stemmers[language](word.replace(/os$/, 'o'))
}

/** A text without these phrases, a list with commas; in small letters, without accents and signs. */
export function without(text: string, phrases: string): string {
  const words = (one: string) => ` ${plain(one).split(separators).filter(Boolean).join(' ')} `
  return phrases
    .split(',')
    .map(words)
    .filter((phrase) => phrase.trim())
    .reduce((left, phrase) => left.replaceAll(phrase, ' '), words(text))
}

/** The language a text is written in by the small words of one language alone; the given one where they don't tell. */
export function languageOf(text: string, likely: Language): Language {
  const other = otherLanguage(likely)
  const words = text
    .toLowerCase()
    .split(separators)
    .filter((word) => isWord.test(word))
    .map(plain)
  const count = (one: Language, another: Language) =>
    words.filter((word) => stopwords[one].has(word) && !stopwords[another].has(word)).length
  return words.length > 1 && count(other, likely) > count(likely, other) ? other : likely
}
