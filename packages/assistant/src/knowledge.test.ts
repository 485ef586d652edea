import { otherLanguage } from '@jalonne/domain'
import { expect, test } from 'vitest'
import { readDocuments } from './documents.ts'
import { mended, questions } from './testing/questions.ts'
import { demoKnowledge, faults, score } from './testing/score.ts'

const { knowledge, documents } = demoKnowledge()
const ask = (message: string, language: 'fr' | 'en' = 'fr', path = '/') =>
  knowledge.answer({ message, language, path })

test.each([
  ['open', false],
  ['kept aside', true],
] as const)(
  'of the questions %s, nine in ten are answered right, none with an invented price or by misuse',
  (_part, aside) => {
    const { right, of, wrong } = score(knowledge, documents, aside)
    expect(right / of).toBeGreaterThanOrEqual(0.9)
    expect(
      wrong.flatMap(({ found }) => found).filter((what) => /^(?:invents|says)/.test(what)),
    ).toEqual([])
  },
)

test.each(mended)(
  'a short question is answered, or said to be beyond it: $language, $ask',
  (question) => {
    expect(faults(question, ask(question.ask, question.language), documents)).toEqual([])
  },
)

test.each([
  ['!!!', 'Bonjour'],
  ['👍', 'Bonjour'],
  ['À lundi', 'Bonjour'],
  ['Bon dimanche !', 'Avec plaisir'],
])('what asks nothing is greeted or thanked for: %s', (message, answer) => {
  expect(ask(message).text).toContain(answer)
})

test('what a service costs is said first where a price is asked, else last', () => {
  expect(ask('How much is a logo?', 'en').text).toMatch(/^Prices start at 89\u00a0CHF\./)
  expect(ask('Can you redesign my logo?', 'en').text).toMatch(/Prices start at 89\u00a0CHF\.$/)
  expect(ask('Combien coûte un logo ?').text).toMatch(/^Les prix commencent à 89\u00a0CHF\./)
  expect(ask('logo').text).toMatch(/Les prix commencent à 89\u00a0CHF\.$/)
})

test.each([
  ['fr', 'Puis-je changer d’abonnement ?', 'Oui, dans les deux sens'],
  ['fr', 'Serai-je premier sur Google ?', 'Non, et personne ne le peut.'],
  ['en', 'Can I edit my site myself?', 'Yes. You change text'],
] as const)(
  'in %s, an answer begins with yes or no where that is asked: %s',
  (language, message, answer) => {
    expect(ask(message, language).text).toContain(answer)
  },
)

test.each([
  ['fr', 'Faites-vous un site pour un constructor ?'],
  ['en', 'constructors'],
  ['en', 'hasOwnProperty'],
] as const)(
  'in %s, a word that every object has an attribute of is a word like others: %s',
  (language, message) => {
    expect(ask(message, language).text).not.toBe('')
  },
)

test('who asks for a price is told no time for it', () => {
  expect(ask('Combien pour une refonte ?').text).not.toContain('jours ouvrables')
  expect(ask('How much is a redesign?', 'en').text).not.toMatch(/^< 20|: < 20/)
  expect(ask('Remise si je paie à l’année ?').text).toContain('moins cher')
})

test('who asks for a time is told no price', () => {
  const { text } = ask('Quel délai pour un site ?')
  expect(text).toContain('20\u00a0jours ouvrables')
  expect(text).not.toContain('CHF')
})

test.each([
  ['fr', 'Faites-vous des photos ?'],
  ['fr', 'Faites-vous des annonces sur Google et ailleurs ?'],
  ['fr', 'Quel hébergement choisir ?'],
  ['en', 'Which hosting plan should I choose?'],
] as const)('in %s, another question has no yes or no of the content: %s', (language, message) => {
  expect(ask(message, language).text).not.toMatch(
    /(?:^|[.,] )(?:souvent |often )?(?:oui|non|yes|no)\s?[.,:]/i,
  )
})

test('a town is named only to those who name it', () => {
  expect(
    ask('Can you help with SEO for my winery?', 'en').links.map(({ path }) => path),
  ).not.toContainEqual(expect.stringMatching(/seo-visibility-/))
  expect(ask('What about SEO in Zurich?', 'en').links).not.toContainEqual(
    expect.objectContaining({ path: expect.stringMatching(/seo-visibility-/) }),
  )
})

test('a price is today’s as soon as its document has changed', () => {
  const { knowledge: changing, documents } = demoKnowledge()
  const costs = () =>
    changing.answer({ message: 'How much does an online shop cost?', language: 'en', path: '/' })
      .text
  expect(costs()).toContain('700\u00a0CHF')
  for (const plan of documents) if (plan._id === 'plan-site-commerce') plan.price = 740
  changing.update(readDocuments(documents).documents)
  expect(costs()).toContain('740\u00a0CHF')
  expect(costs()).not.toContain('700\u00a0CHF')
})

test('what is priced on request is not told with the price of another service', () => {
  expect(ask('How much is social media?', 'en').text).toMatch(/^Social media: on request\./)
  expect(ask('How much is social media?', 'en').text).not.toContain('CHF')
  expect(ask('Combien coûtent les réseaux sociaux ?').text).not.toContain('CHF')
})

test('a page that says as much adds to an answer, the same page a second time does not', () => {
  expect(ask('Qui êtes-vous ?').text).toMatch(/^Depuis 1998,.*\. Depuis 1998,/)
  expect(ask('Que comprend la maintenance ?').text).toMatch(/Les prix commencent à [^.]*\.$/)
})

test.each([
  [
    'fr',
    'Avez-vous un poste de designer web ouvert ?',
    'Nous cherchons\u00a0: Designer web (80–100',
  ],
  ['fr', 'Quels postes sont ouverts ?', 'Designer web (80–100'],
  ['fr', 'Recrutez-vous ?', 'Designer web (80–100'],
  ['en', 'Is there a job as a web designer?', 'We are looking for: Web designer (80–100%'],
  ['en', 'Which positions are open?', 'Web designer (80–100%'],
  ['en', 'Are you hiring?', 'Web designer (80–100%'],
] as const)(
  'in %s, a position is told of for as long as one can apply for it: %s',
  (language, message, answer) => {
    const { knowledge: changing, documents } = demoKnowledge()
    const asked = { message, language, path: '/' }
    expect(changing.answer(asked).text).not.toContain(answer)
    for (const job of documents) if (job._id === 'job-designer') job.open = true
    changing.update(readDocuments(documents).documents)
    const { text, links } = changing.answer(asked)
    expect(text).toContain(answer)
    expect(links[0]?.path).toBe('/career#jobs')
    expect(
      changing.answer({ ...asked, message: 'Vous êtes ouverts à quelle heure ?' }).text,
    ).toMatch(/^(?:Nous sommes là|We are here)/)
  },
)

test.each([
  [
    'fr',
    'Combien coûte l’e-commerce ?',
    'E-commerce\u00a0: 700\u00a0CHF par mois (560\u00a0CHF par mois ',
  ],
  ['en', 'How much is e-commerce?', 'E-commerce: 700\u00a0CHF a month (560\u00a0CHF a month '],
  ['fr', 'Quel est le prix du graphisme ?', 'Les prix commencent à 89\u00a0CHF.'],
  ['en', 'How much is SEO & visibility?', 'Prices start at 425\u00a0CHF, paid once.'],
] as const)(
  'in %s, the price of a service is told with its period, and as the lowest only where it is: %s',
  (language, message, price) => {
    expect(ask(message, language).text).toContain(price)
  },
)

test.each([
  ['en', 'how much?', '/services/e-commerce', '700'],
  ['en', 'how much?', '/services/seo-visibility', '425'],
  ['en', 'is it expensive?', '/services/hosting-and-maintenance', '120'],
  ['en', 'how much?', '/services/artificial-intelligence-ai', '15'],
  ['en', 'is it expensive?', '/pricing', '250'],
  ['fr', 'c’est combien ?', '/services/artificial-intelligence-ai', '15'],
  ['fr', 'prix ?', '/services/hosting-and-maintenance', '120'],
] as const)('in %s, “%s” on %s is told what is sold there', (language, message, path, price) => {
  const { text } = ask(message, language, path)
  expect(text.match(/\d+(?=\u00a0CHF)/)?.[0]).toBe(price)
})

test('a question that is written on a page has its answer first, whatever else says more of the same', () => {
  expect(ask('Comment résilier mon abonnement ?').text).toMatch(/^Par écrit, avec un préavis/)
  expect(ask('How do I cancel my subscription?', 'en').text).toMatch(/^In writing, with 30\sdays/)
})

test('an answer is set as it is printed, as the pages are', () => {
  const { text, links } = ask('Comment résilier mon abonnement ?')
  expect(text).toContain('un préavis de 30\u00a0jours\u00a0: pour la fin')
  expect(links.length).toBeGreaterThan(0)
  const [article] = ask('Mes horaires sont-ils justes partout ?').links
  expect(article?.title).toBe('Vos horaires sont-ils justes partout\u00a0?')
})

test('what is taken back is no longer said', () => {
  const { knowledge: changing, documents } = demoKnowledge()
  changing.update(readDocuments(documents.filter(({ _id }) => _id !== 'faq-vat')).documents)
  const { text } = changing.answer({
    message: 'Les prix comprennent-ils la TVA ?',
    language: 'fr',
    path: '/',
  })
  expect(text).not.toContain('adressent aux entreprises')
})

test.each([
  ['fr', 'Quel temps fera-t-il demain ?'],
  ['fr', 'Quelle est la météo à Lausanne demain ?'],
  ['fr', 'Raconte-moi une blague'],
  ['fr', 'Quel est le cours du bitcoin ?'],
  ['fr', 'Comment perdre du poids ?'],
  ['fr', 'Mon ordinateur ne démarre plus'],
  ['en', 'What will the weather be tomorrow?'],
  ['en', 'My dog is sick, what should I do?'],
  ['en', 'Is there life on Mars?'],
  ['en', 'How can I lose weight?'],
  ['en', 'Can you repair my phone?'],
  ['en', 'What is the number of people in China?'],
  ['en', 'Find me a restaurant'],
] as const)(
  'in %s, what the agency has nothing to do with has no answer: %s',
  (language, message) => {
    expect(ask(message, language).text).toBe(ask('Azertyuiop ?', language).text)
  },
)

test.each([
  ['fr', 'Est-ce que je peux passer à une autre formule plus tard ?', 'dans les deux sens'],
  ['fr', 'Puis-je changer d’abonnement ensuite ?', 'dans les deux sens'],
  ['en', 'Can I switch to another plan later?', 'up or down'],
  ['en', 'Can I change plans afterwards?', 'up or down'],
] as const)('in %s, small words do not hide the question: %s', (language, message, answer) => {
  expect(ask(message, language).text).toContain(answer)
})

test.each([
  ['fr', 'et la formule E-Comerce, elle coûte combien ?'],
  ['en', 'and how much is the E-Comerce plan?'],
] as const)('in %s, the price of a plan is told by its mistyped name: %s', (language, message) => {
  expect(ask(message, language, '/services/e-commerce').text).toContain('700\u00a0CHF')
})

test('a word that a text only mentions is an answer by itself, or with another of the question', () => {
  expect(ask('TWINT ?').text).toContain('TWINT')
  expect(ask('Do you take care of backups and updates?', 'en').text).toContain('ackups')
  expect(ask('What will the weather be tomorrow?', 'en').known).toBe(false)
})

test('words an editor calls the same are the same, from then on', () => {
  const { knowledge: changing, documents } = demoKnowledge()
  const asked = {
    message: 'Combien pour une bijouterie virtuelle ?',
    language: 'fr',
    path: '/',
  } as const
  expect(changing.answer(asked).known).toBe(false)
  const synonyms = [{ words: { fr: 'boutique, bijouterie virtuelle', en: '' } }]
  const taught = documents.map((one) => (one._id === 'assistant' ? { ...one, synonyms } : one))
  changing.update(readDocuments(taught).documents)
  expect(changing.answer(asked).text).toContain('700\u00a0CHF')
})

test('words are the same whichever of them is too small to be looked for', () => {
  const { knowledge: changing, documents } = demoKnowledge()
  const synonyms = [{ words: { fr: '', en: 'own, shop, jewellery emporium' } }]
  const taught = documents.map((one) => (one._id === 'assistant' ? { ...one, synonyms } : one))
  changing.update(readDocuments(taught).documents)
  const asked = { message: 'How much is a jewellery emporium?', language: 'en', path: '/' } as const
  expect(changing.answer(asked).text).toContain('700\u00a0CHF')
})

test('a question is read in its own language on a page in the other one, but for words that may be of either', () => {
  const mistaken = questions.filter(({ ask: message, language }) => {
    const other = otherLanguage(language)
    return ask(message, other).language !== language
  })
  expect(mistaken.filter(({ ask: message }) => message.split(' ').length > 4)).toEqual([])
  expect(mistaken.length / questions.length).toBeLessThan(0.1)
})

test('a question in the other language is answered in its own', () => {
  const { language, text } = ask('How much does an online shop cost if I pay by the month?', 'fr')
  expect(language).toBe('en')
  expect(text).toContain('a month')
})

test.each([
  ['phone number', 'fr', '+41 21 555 19 98'],
  ['pricing', 'fr', 'CHF'],
  ['horaires', 'en', 'lundi'],
  ['devis', 'en', 'Nous répondons'],
] as const)(
  '“%s”, which does not tell its language, is answered in the one it is of',
  (words, page, answer) => {
    const { known, language, text } = ask(words, page)
    expect([known, language]).toEqual([true, otherLanguage(page)])
    expect(text).toContain(answer)
  },
)

test.each([
  ['How long until SEO works?', 'en', 'Months, not days'],
  ['Le référencement prend combien de temps ?', 'fr', 'Des mois, pas des jours'],
  ['Do you have a privacy policy?', 'en', 'data'],
  ['What does the Basic plan include?', 'en', 'The Basic plan: 250 CHF'],
  ['What does Perform include?', 'en', 'What you get: Swiss hosting'],
  ['What does a redesign cost?', 'en', 'what a new site costs'],
  ['Combien coûte une refonte ?', 'fr', 'ce que coûte un site neuf'],
  ['How much is a new website?', 'en', 'Website plans: Basic at 250 CHF'],
  ['Is hosting included?', 'en', 'in every website plan'],
  ['What uptime do you guarantee?', 'en', '99.9%'],
  ['Où est hébergé mon site ?', 'fr', 'En Suisse.'],
  ['Qui est Camille Rochat ?', 'fr', 'Camille Rochat : Direction'],
] as const)('“%s” is answered to the point', (words, page, answer) => {
  expect(ask(words, page).text.replaceAll('\u00a0', ' ')).toContain(answer)
})

test.each([
  ['How much is hosting per month?', 'en', '120 CHF'],
  ['How much is SecureWeb per month?', 'en', 'SecureWeb'],
  ['Combien coûte le SEO local par mois ?', 'fr', '490 CHF'],
  ['Combien coûte SecureWeb si je paie à l’année ?', 'fr', 'SecureWeb'],
  ['What does it cost to appear on Google Maps?', 'en', '490 CHF'],
  ['Combien coûte une fiche Google ?', 'fr', '490 CHF'],
] as const)(
  '“%s” is told the price of what it names, whatever its period',
  (words, page, answer) => {
    expect(ask(words, page).text.replaceAll('\u00a0', ' ')).toContain(answer)
  },
)

test('asked without a subject, the question is about the page it is asked on', () => {
  expect(ask('Combien ça coûte ?', 'fr', '/services/graphic-design').links[0]?.path).toBe(
    '/services/graphic-design',
  )
})

test.each(['/', '/contact', '/blog'])(
  'asked without a subject on %s, a price is that of a website',
  (path) => {
    expect(ask('C’est cher ?', 'fr', path).text).toContain('250\u00a0CHF')
    expect(ask('prices', 'en', path).text).toContain('250\u00a0CHF')
  },
)

test.each([
  ['fr', 'Où êtes-vous ?'],
  ['en', 'Where are you?'],
  ['fr', 'Quels sont vos horaires ?'],
  ['en', 'What is your number?'],
] as const)(
  'in %s, a plain question about contact leads to the contact page alone: %s',
  (language, message) => {
    expect(ask(message, language).links.map(({ path }) => path)).toEqual(['/contact'])
  },
)

test('small words are greeted and thanked', () => {
  expect(ask('Bonjour !').text).toMatch(/^Bonjour/)
  expect(ask('Bonsoir, j’ai une question').text).toMatch(/^Bonjour/)
  expect(ask('Good morning', 'en').text).toMatch(/^Hello/)
  expect(ask('Merci').text).toMatch(/^Avec plaisir/)
  expect(ask('Merci beaucoup !').text).toMatch(/^Avec plaisir/)
  expect(ask('ok, au revoir').text).toMatch(/^Avec plaisir/)
})

test.each([
  ['fr', 'merci bcp'],
  ['fr', 'Merci bien, bonne journée !'],
  ['fr', 'ok parfait'],
  ['en', 'thank you very much'],
  ['en', 'Thanks a lot for your help!'],
  ['en', 'thanks, very helpful'],
  ['en', 'thx'],
] as const)('in %s, who thanks in more words is told no more: %s', (language, message) => {
  const { text, links } = ask(message, language)
  expect(text).toMatch(/^(?:Avec plaisir|You’re welcome)/)
  expect(links).toEqual([])
})

test.each([
  ['fr', 'Comment ça va ?'],
  ['en', 'How are you?'],
] as const)('in %s, who asks how one is is greeted: %s', (language, message) => {
  expect(ask(message, language).text).toMatch(/^(?:Bonjour|Hello)/)
})

test('links are three at most, and lead to pages there are', () => {
  const paths = new Set(documents.flatMap(({ path }) => (typeof path === 'string' ? [path] : [])))
  const { links } = ask('Parlez-moi de vos sites, de vos boutiques et de leur prix')
  expect(links.length).toBeLessThanOrEqual(3)
  expect(links.filter(({ path }) => !paths.has(path))).toEqual([])
})
