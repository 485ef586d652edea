import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { curly } from './builders/typography.ts'
import { seedDocuments } from './index.ts'
import { visibleTexts } from './testing/texts.ts'
import { objectsIn } from './testing/walk.ts'

const texts = visibleTexts()
const inLanguage = (language: 'fr' | 'en') => texts.filter((text) => text.language === language)
const matching = (language: 'fr' | 'en', pattern: RegExp) =>
  inLanguage(language).filter(({ text }) => pattern.test(text))

/** What is written once for both languages, such as the name of a firm; code is typed as it runs. */
const plainStrings = seedDocuments()
  .flatMap((document) => [...objectsIn(document, document._id)])
  .filter(({ value }) => value._type !== 'codeBlock')
  .flatMap(({ path, value }) =>
    Object.entries(value).flatMap(([field, text]) =>
      typeof text === 'string' ? [{ path: `${path}.${field}`, text }] : [],
    ),
  )

describe('typography', () => {
  test('a text is stored as an editor types it: its no-break spaces are set where it is read', () => {
    expect(curly("C'est « ici » : 20 % ?")).toBe('C’est « ici » : 20 % ?')
    expect(texts.filter(({ text }) => /[\d«]\u00A0|\u00A0[:;!?»%]/.test(text))).toEqual([])
  })

  test('French punctuation stands after a space', () => {
    expect(matching('fr', /\S[;!?»]|[^\d\s]:(?!\/\/)|«(?! )/)).toEqual([])
  })

  test('English punctuation stands directly after the word', () => {
    expect(matching('en', /\s[:;!?%]/)).toEqual([])
  })

  test('the captions of films, which nothing sets later, stand in their files as they are shown', () => {
    const films = new URL('../images/films/', import.meta.url)
    const captions = readdirSync(films).filter((name) => name.endsWith('.vtt'))
    expect(captions).toHaveLength(2)
    for (const name of captions) {
      const text = readFileSync(new URL(name, films), 'utf8')
      expect(text, name).not.toMatch(/'|« |\d h(?!\p{L})| [:;!?»%]/u)
    }
  })

  test('apostrophes are curly and quotation marks are those of the language', () => {
    expect(texts.filter(({ text }) => /['"]/.test(text))).toEqual([])
    expect(plainStrings.filter(({ text }) => /['"]/.test(text))).toEqual([])
    expect(matching('fr', /[“”‘]/)).toEqual([])
    expect(matching('en', /[«»]/)).toEqual([])
  })

  test('there are no emoji, no double spaces and no loose ends', () => {
    expect(texts.filter(({ text }) => /\p{Extended_Pictographic}/u.test(text))).toEqual([])
    expect(texts.filter(({ text }) => / {2}|\s\.|\.{2}|\s$|^\s/.test(text))).toEqual([])
  })
})

describe('one word for one thing', () => {
  test('an e-mail is an e-mail in French and an email in English', () => {
    // Visitors type either word to the assistant.
    const said = matching('fr', /\bemails?\b/i).filter(({ path }) => !/synonyms/.test(path))
    expect(said).toEqual([])
    expect(matching('en', /\be-mails?\b/i)).toEqual([])
  })

  test('who buys is a customer in English, whoever sells', () => {
    // Visitors type either word to the assistant.
    const said = matching('en', /\bclients?\b/i).filter(({ path }) => !/synonyms/.test(path))
    expect(said).toEqual([])
  })

  test('the days until something is live are counted from the go-ahead, wherever a start is named', () => {
    expect(matching('fr', /jours ouvrables (?:dès|après) (?!(?:votre|le) feu vert)/)).toEqual([])
    expect(
      matching(
        'en',
        /(?:business|working) days (?:from|once|after) (?!your go-ahead|\w+ (?:say|said) yes)/,
      ),
    ).toEqual([])
  })

  test('a plan, a pack and a banner have one name in French on every page', () => {
    const onPages = matching('fr', /\bforfaits?\b|packs? (?:de )?référencement|bandeau/i)
    expect(onPages.filter(({ path }) => !/synonyms|^article-/.test(path))).toEqual([])
  })

  test('an acknowledgement is one of receipt, and one “à” does not stand before several cantons', () => {
    expect(matching('fr', /\bun accusé (?!de réception)/i)).toEqual([])
    expect(matching('fr', /(?<!\p{L})à Genève, Vaud/iu)).toEqual([])
  })

  test('a job is for women and men in whole words', () => {
    expect(matching('fr', /\p{L}·\p{L}/u)).toEqual([])
  })

  test('a time of day is written as the language has it', () => {
    expect(matching('fr', /\b\d{1,2}:\d{2}\b/)).toEqual([])
    expect(texts.filter(({ text }) => /\d (?:h )?\/ \d/.test(text))).toEqual([])
  })
})

describe('promises', () => {
  test('under 20 working days is promised for a standard site only', () => {
    const promised = [
      ...matching('fr', /(?:20|vingt) jours ouvrables/),
      ...matching('en', /(?:20|twenty) (?:business|working) days/),
    ]
    expect(promised.length).toBeGreaterThan(3)
    const ofAny = promised.filter(
      ({ text }) => !/site de présentation|(?:standard|company) site|^< 20/.test(text),
    )
    expect(ofAny).toEqual([])
  })

  test('an answer within 42 hours is a price or a quote, or a question', () => {
    const answers = texts.filter(({ text }) =>
      /42 (?:heures ouvrables|business hours), (?:avec|with)/.test(text),
    )
    expect(answers.length).toBeGreaterThan(4)
    const more = answers.filter(
      ({ text }) => !/(?:prix|devis) ou une question|(?:price|quote) or a question/.test(text),
    )
    expect(more).toEqual([])
  })

  test('some prices are on request, and VAT is added to all: nothing says otherwise', () => {
    expect(matching('fr', /tous les prix sont affichés|chacun avec son prix|rien à côté/i)).toEqual(
      [],
    )
    expect(matching('en', /every price is published|each with its price|nothing on top/i)).toEqual(
      [],
    )
  })

  test('an address given for the newsletter is neither sent nor kept, before and after', () => {
    const said = (path: string) =>
      texts.filter((text) => text.path.endsWith(path)).map(({ text }) => text)
    const kept = /(sans|ni) .*(envoy|gard)|(without|neither) .*(send|sent|keep|kept)/
    for (const path of ['newsletterNote', 'newsletterThanks']) {
      expect(said(path)).toEqual([expect.stringMatching(kept), expect.stringMatching(kept)])
    }
    const counted = /comptée que si .*accepté|counted only if .*agreed/
    expect(said('newsletterNote')).toEqual([
      expect.stringMatching(counted),
      expect.stringMatching(counted),
    ])
    expect(matching('fr', /reste dans ce navigateur/)).toEqual([])
  })
})

describe('the privacy page', () => {
  const said = (language: 'fr' | 'en') =>
    inLanguage(language).find(({ path }) => path === 'page-privacy.sections[text].body')?.text

  test('names the countries to which data goes, and what protects it there', () => {
    expect(said('fr')).toMatch(/Irlande et aux États-Unis.*Swiss-U\.S\. Data Privacy Framework/)
    expect(said('en')).toMatch(/Ireland and the United States.*Swiss-U\.S\. Data Privacy Framework/)
    expect(said('fr')).toMatch(/modèle de langage.*vocal.*avec leur pays.*clauses contractuelles/)
    expect(said('en')).toMatch(/language model.*voice.*with their country.*contractual clauses/)
  })

  test('says what a form is for, who else handles it, and what becomes of an application', () => {
    expect(said('fr')).toMatch(/pour vous répondre.*empreinte relie.*fournisseurs d’hébergement/)
    expect(said('en')).toMatch(/to answer you.*fingerprint links.*hosting and email providers/)
    expect(said('fr')).toMatch(/Candidatures\nUn CV .* ne sert qu’à cela/)
    expect(said('en')).toMatch(/Applications\nA CV .* no other purpose/)
    expect(said('fr')).toMatch(/page introuvable, aussi avec l’adresse de celle d’où vous veniez/)
    expect(said('en')).toMatch(/missing page also with the address of the one you came from/)
  })
})

describe('both languages', () => {
  test('every text is written in French and in English', () => {
    expect(texts.length).toBeGreaterThan(800)
    expect(texts.filter(({ text }) => text.trim() === '')).toEqual([])
  })

  test('formatted texts have the same structure in both', () => {
    const outline = (path: string, language: string) =>
      texts.find((text) => text.path === path && text.language === language)?.text.split('\n')
    const uneven = [...new Set(texts.map(({ path }) => path))].filter(
      (path) => outline(path, 'fr')?.length !== outline(path, 'en')?.length,
    )
    expect(uneven).toEqual([])
  })
})

describe('the articles', () => {
  const bodies = texts.filter(({ path }) => /^article-.*\.content$/.test(path))

  test('each is long enough to be of use, and short enough to be read', () => {
    expect(bodies).toHaveLength(4)
    const words = bodies.map(({ text }) => text.split(/\s+/).length)
    expect(words.filter((count) => count < 600 || count > 900)).toEqual([])
  })

  test('what an image shows, and its caption, are written like every other text', () => {
    const images = seedDocuments().flatMap((document) =>
      [...objectsIn(document, '')].flatMap(({ value: { _type, alt, caption } }) =>
        _type === 'textImage' ? [`${alt}\n${caption}`] : [],
      ),
    )
    expect(images).toHaveLength(4)
    expect(images.filter((text) => /['"]|undefined|\u00A0/.test(text))).toEqual([])
  })
})

describe('the services shown large', () => {
  const page = seedDocuments().find(({ _id }) => _id === 'page-services')
  const spreads = [...objectsIn(page, '')]
    .map(({ value }) => value)
    .filter(({ _type }) => _type === 'serviceSpread')
  const written = (spread: Record<string, unknown>, field: 'sub' | 'desc') => {
    const [first] = spread.services as { _ref: string }[]
    const service = seedDocuments().find(({ _id }) => _id === first?._ref)
    return (spread[field] ?? service?.[field]) as { fr: string; en: string }
  }

  test('each of the seven is described in 40 to 70 words, under a subtitle of its own', () => {
    expect(spreads).toHaveLength(7)
    for (const language of ['fr', 'en'] as const) {
      const words = spreads.map((spread) => written(spread, 'desc')[language].split(/\s+/).length)
      expect(words.filter((count) => count < 40 || count > 70)).toEqual([])
      expect(new Set(spreads.map((spread) => written(spread, 'sub')[language])).size).toBe(7)
    }
  })

  test('with the list below them, they lead to all eleven services', () => {
    const sections = page?.sections as { services?: object[] }[]
    const shown = [...spreads, ...sections].flatMap(({ services = [] }) => services)
    expect(new Set(shown.map((service) => Reflect.get(service as object, '_ref'))).size).toBe(11)
  })
})

describe('search engines', () => {
  /** With the brand that the site adds. */
  const titleLength = (text: string) =>
    (text.includes('Jalonne') ? text : `${text} | Jalonne`).length

  test('every page has a title of up to 60 with the brand, which it leaves out, and a description of up to 155 characters', () => {
    const pages = seedDocuments().filter(({ _type }) => _type === 'page')
    const written = texts.filter(({ path }) => /^page-.*\.seo\.(title|description)$/.test(path))
    expect(written).toHaveLength(pages.length * 4)
    const long = written.filter(({ path, text }) =>
      path.endsWith('.title') ? titleLength(text) > 60 : text.length > 155,
    )
    expect(long.map(({ path, language, text }) => [path, language, text.length])).toEqual([])
    expect(written.filter(({ text }) => /\|\s*Jalonne/.test(text))).toEqual([])
  })

  test('a case study, an article and a town describe themselves in up to 155 characters', () => {
    const described = texts.filter(({ path }) =>
      /^(case-[\w-]+\.summary|article-[\w-]+\.excerpt|city-[\w-]+\.lead)$/.test(path),
    )
    expect(new Set(described.map(({ path }) => path.split('-')[0]))).toEqual(
      new Set(['case', 'article', 'city']),
    )
    const long = described.filter(({ text }) => text.length > 155)
    expect(long.map(({ path, language, text }) => [path, language, text.length])).toEqual([])
  })

  test('no two pages share a title or a description', () => {
    const written = texts.filter(({ path }) => /^page-.*\.seo\./.test(path))
    const values = written.map(({ text }) => text)
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
  })
})
