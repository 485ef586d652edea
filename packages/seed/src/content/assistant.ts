import { reference } from '../builders/reference.ts'
import { line } from '../builders/text.ts'

const suggestion = (fr: string, en: string, ...pages: string[]) => ({
  _type: 'chatSuggestion',
  question: line(fr, en),
  ...(pages.length > 0 ? { pages: pages.map(reference) } : {}),
})

const synonyms = (fr: string, en: string) => ({ _type: 'synonymGroup', words: line(fr, en) })

/** What visitors are helped to ask, and in which words. */
export const assistant = {
  _id: 'assistant',
  _type: 'assistant',
  suggestions: [
    suggestion(
      'Combien coûte une boutique en ligne ?',
      'How much does an online shop cost?',
      'page-service-e-commerce',
      'page-pricing',
    ),
    suggestion(
      'Que change la facturation annuelle ?',
      'What does yearly billing change?',
      'page-pricing',
    ),
    suggestion(
      'Mes anciennes adresses resteront-elles ?',
      'Will my old addresses keep working?',
      'page-web-refresh',
      'page-service-website',
    ),
    suggestion('Combien coûte le référencement ?', 'What does SEO cost?', 'page-service-seo'),
    suggestion(
      'Garantissez-vous la première place ?',
      'Do you guarantee first place?',
      'page-service-seo',
    ),
    suggestion(
      'Combien coûte un chatbot ?',
      'How much is a chatbot?',
      'page-chatbots',
      'page-service-artificial-intelligence',
    ),
    suggestion(
      'Puis-je ne prendre que l’hébergement ?',
      'Can I take hosting alone?',
      'page-service-hosting',
    ),
    suggestion('Combien coûte un site ?', 'How much does a website cost?'),
    suggestion('En combien de temps est-il en ligne ?', 'How soon is it live?'),
    suggestion('Comment vous joindre ?', 'How can I reach you?'),
  ],
  synonyms: [
    synonyms(
      'site, site internet, site web, website, site vitrine, nouveau site, nouveau site internet, nouveau site web',
      'site, website, web site, webpage, homepage, new website, new site',
    ),
    synonyms(
      'boutique, boutique en ligne, shop, e-commerce, e-shop, magasin en ligne, vente en ligne, webshop',
      'shop, online shop, e-commerce, e-shop, web shop, online store, store',
    ),
    synonyms(
      'SEO, référencement, référencement naturel, optimisation Google',
      'SEO, search engine optimisation, search engine optimization, search ranking',
    ),
    synonyms(
      'chatbot, chat bot, bot, robot, assistant IA, agent conversationnel',
      'chatbot, chat bot, bot, AI assistant, virtual assistant',
    ),
    synonyms(
      'hébergement, hosting, webhosting, hébergeur, serveur web',
      'hosting, webhosting, web hosting, web server',
    ),
    synonyms(
      'refonte, refaire, moderniser, rajeunir, relooker, vieux site, ancien site',
      'redesign, refresh, relaunch, revamp, rebuild, modernise, old site',
    ),
    synonyms(
      'résilier, résiliation, arrêter, annuler, quitter, mettre fin, durée minimale, durée minimum, engagement, durée d’engagement, période d’engagement, durée du contrat, contrat combien de temps, contrat durée, contrat durée minimale, engagé, engager, combien de temps engagé, engager combien de temps',
      'cancel, cancellation, terminate, termination, end, quit, stop, cancel any time, cancel anytime, cancel whenever, leave, leave whenever, minimum term, minimum contract, contract length, minimum contract length, how long contract, how long contract last, commitment, committed, how long committed',
    ),
    synonyms(
      'SEO local, Google Maps, fiche Google, fiche d’établissement, Google Business Profile',
      'local SEO, Google Maps, Google listing, business listing, Google Business Profile',
    ),
    synonyms(
      'délai, combien de temps, sous combien de temps, sous quel délai, quand sera prêt, vite, rapidement',
      'how soon, how long, how much time, how fast, how quickly, delivery time, timeline, turnaround',
    ),
    synonyms(
      'répondre, répondez, réponse, allez répondre, délai de réponse, temps de réponse, combien de temps répondez, sous combien de temps répondez, délai répondez, sous quel délai répondez',
      'reply, answer, response, hear back, response time, reply time, how soon reply, how fast reply, how quickly reply, how soon answer, how fast answer, how quickly answer, how soon hear back',
    ),
    synonyms(
      'facturation annuelle, paie année, payer année, paiement annuel, remise annuelle',
      'yearly billing, pay yearly, paid yearly, annual billing, pay annually',
    ),
    synonyms('sauvegarde, backup, copie de sécurité', 'backup, backed up, safety copy'),
    synonyms('pack, paquet, package', 'pack, package, bundle'),
    synonyms('formule, abonnement, forfait, plan', 'plan, subscription'),
    synonyms(
      'réseaux sociaux, Instagram, Facebook, LinkedIn, TikTok, social media',
      'social media, Instagram, Facebook, LinkedIn, TikTok, social networks',
    ),
    synonyms(
      'publicité, annonce, Google Ads, publicité Google, publicité Google Ads, campagne publicitaire, budget publicitaire, pub, SEA',
      'advert, Google Ads, ads, advertising, PPC, paid media',
    ),
    synonyms('téléphone, tél, natel, portable, phone', 'telephone, phone, mobile, ring'),
    synonyms(
      'e-mail, mail, email, adresse mail, adresse e-mail, courriel',
      'email, mail, email address',
    ),
    synonyms('adresse, bureaux, bureau, locaux', 'address, office, offices, premises, located'),
    synonyms(
      'changer, passer à, modifier, modification',
      'change, switch, upgrade, downgrade, edit',
    ),
    synonyms(
      'carrières, emploi, job, recruter, recrutement, embaucher, stage, candidature, postuler, postes ouverts, poste à pourvoir',
      'careers, job, vacancy, open position, position open, hire, hiring, recruit, internship',
    ),
    synonyms(
      'réalisations, références, portfolio, exemples, exemples de sites, exemples de réalisations',
      'projects, references, portfolio, case studies, examples, examples of sites, examples of websites',
    ),
    synonyms(
      'protection des données, RGPD, conforme au RGPD, LPD, nLPD, conforme à la nLPD, sécurité des données, données en sécurité, données protégées, données personnelles, confidentialité',
      'privacy, privacy policy, GDPR, GDPR compliant, GDPR compliance, data safe, data secure, data security, data protection, personal data',
    ),
    synonyms('intelligence artificielle, IA', 'artificial intelligence, AI'),
    synonyms('entreprise, société, PME, boîte', 'business, company, firm, SME'),
    synonyms('appartient, propriétaire, propriété', 'own, owner, ownership, belong'),
    synonyms('agence, Jalonne', 'agency, Jalonne'),
    synonyms('TVA, TTC, hors taxes, HT, taxe', 'VAT, tax, taxes'),
    synonyms(
      'panne, hors ligne, ne fonctionne plus, ne répond plus',
      'down, offline, not loading, outage',
    ),
    synonyms(
      'horaires, horaires de bureau, heures de bureau, jour fermé, jour ouvert, fermé jour, ouvert jour',
      'hours, working hours, office hours, business hours, days closed, days open, closed days, open days',
    ),
    synonyms('24 h/24, 24h/24, 24h sur 24, 24/7, 7j/7', '24/7, 24 hours, around the clock'),
    synonyms('messagerie, application de messagerie', 'messaging, messaging apps'),
    synonyms('app, appli', 'app, mobile app'),
    synonyms('équipe, collaborateurs', 'team, staff, employees'),
    synonyms('classement, position, rang', 'ranking, rankings, position, rank'),
    synonyms('essai gratuit, essayer, période d’essai', 'free trial, trial, try it, try out'),
    synonyms(
      'satisfait, content, déçu, mécontent',
      'happy, unhappy, satisfied, dissatisfied, disappointed',
    ),
    synonyms(
      'WordPress, Wix, Jimdo, Joomla, Squarespace',
      'WordPress, Wix, Squarespace, Joomla, Webflow',
    ),
    synonyms(
      'prix, moins cher, meilleur marché, bon marché, plus cher, prix par personne, prix par utilisateur',
      'price, cheaper, cheapest, most expensive, least expensive, price per person, price per user',
    ),
    synonyms(
      'régie, tarif horaire, taux horaire, prix de l’heure',
      'billable, hourly rate, hourly price, hourly fee, rate per hour, price per hour',
    ),
    synonyms(
      'choisir, choix, différence, comparer, comparaison',
      'choose, choice, pick, difference, different, compare, comparison, recommend',
    ),
    synonyms(
      'en plusieurs fois, acompte, échelonner, paiement échelonné, délai de paiement, conditions de paiement',
      'instalment, installment, deposit, payment term',
    ),
    synonyms(
      'frais cachés, frais supplémentaires, coûts cachés',
      'hidden cost, hidden fee, hidden charge, extra cost, extra fee',
    ),
    synonyms('réserver, réservation, prise de rendez-vous', 'book, booking, reserve, reservation'),
    synonyms(
      'écrit les textes, écrire les textes, écrivez les textes, rédaction, rédiger, rédigez, rédacteur',
      'write text, copywriting, copywriter, write content',
    ),
    synonyms(
      'garantissez la première place, garantissez des résultats, garantie de résultat',
      'guarantee first place, guarantee results, guarantee success',
    ),
    synonyms(
      'bilingue, site bilingue, multilingue, deux langues, trois langues, 2 langues, 3 langues, plusieurs langues, combien de langues, site en français et allemand, site en français et anglais, site en allemand et français, site en anglais et français',
      'bilingual, site bilingual, website bilingual, multilingual, two languages, three languages, 2 languages, 3 languages, several languages, site in French and German, site in French and English, site in German and French, site in English and French, website in French and German, website in French and English, website in German and French, website in English and French',
    ),
    synonyms(
      'langue, français, anglais, allemand, italien, romanche, arabe, espagnol, portugais',
      'language, French, English, German, Italian, Romansh, Arabic, Spanish, Portuguese',
    ),
    synonyms('client, clientèle', 'customer, client'),
    synonyms('paiement, payer', 'payment, pay, paying'),
    synonyms('intervenir, intervenez, couvrir, couvrez, desservir, desservez', 'cover, serve'),
    synonyms(
      'canton, Zurich, Bâle, Argovie, Lucerne, Saint-Gall, Soleure, Thurgovie, Zoug, Grisons, Tessin, Lugano, Suisse alémanique',
      'canton, Zurich, Basel, Aargau, Lucerne, St. Gallen, Solothurn, Thurgau, Zug, Graubünden, Ticino, Lugano',
    ),
    synonyms(
      'métier, branche, secteur, domaine d’activité',
      'trade, line of business, industry, sector',
    ),
  ],
  keepQuestions: true,
}
