import { linkTo } from '../../builders/link.ts'
import { line, paragraph } from '../../builders/text.ts'
import { type Page, page } from './page.ts'
import { invitation, pageHeader, textSection } from './sections.ts'

const askUs = invitation(
  line('Une question sur ce texte ?', 'A question about this text?'),
  paragraph(
    'Écrivez-nous : une personne vous répondra, en mots simples.',
    'Write to us: a real person will answer, in plain English.',
  ),
  linkTo(line('Prendre contact', 'Get in touch'), 'page-contact'),
)

const terms = page({
  key: 'terms',
  path: '/legal/terms',
  title: line('Conditions générales', 'Terms and Conditions'),
  seoTitle: ['Conditions générales', 'Terms and Conditions'],
  seoDescription: [
    "Les conditions qui s'appliquent à nos abonnements, à nos packs et à notre hébergement : durée, paiement, propriété du contenu et droit applicable.",
    'The terms that apply to our subscriptions, packs and hosting: duration, payment, ownership of content and applicable law.',
  ],
  sections: [
    pageHeader(
      paragraph('Conditions générales', 'Terms and Conditions'),
      paragraph(
        'Ce que nous vous devons, ce que vous nous devez.',
        'What we owe you, and what you owe us.',
      ),
    ),
    textSection(
      [
        '## Conclusion du contrat',
        "Le contrat est conclu lorsque vous acceptez notre devis par écrit. Le devis décrit le travail, le prix et la date de livraison ; il l'emporte sur le présent texte en cas de différence.",
        '## Prix et paiement',
        "Les prix s'entendent en francs suisses, hors TVA. Les abonnements sont facturés au mois ou à l'année, les packs à la commande. Les factures sont payables à 30 jours.",
        '## Durée et résiliation',
        "Un abonnement mensuel se résilie pour la fin d'un mois, un abonnement annuel pour son échéance, moyennant un préavis écrit de 30 jours.",
        '## Hébergement et maintenance',
        "Nous visons une disponibilité de 99,9 % par mois, travaux annoncés non compris. Votre formule dit ce qui s'y ajoute : mises à jour, surveillance, sauvegardes, référencement technique. Si nous sauvegardons votre site, nous le faisons chaque jour et le rétablissons à partir de la dernière copie saine.",
        'Vous gardez vos mots de passe pour vous et nous signalez tout accès suspect. Nous pouvons mettre hors ligne un site qui attaque les autres ; nous vous prévenons avant, ou aussitôt après.',
        '## Chatbots et assistants',
        "Un assistant répond d'après les contenus que vous lui donnez. Vous restez l'auteur de ce qu'il dit à vos clients : nous le réglons avec vous, vous le relisez avant sa mise en ligne. La consommation d'un fournisseur de modèles se règle selon votre formule.",
        "L'assistant de notre propre site renseigne ; il ne conclut pas de contrat. Seul notre devis écrit nous engage.",
        '## Propriété du contenu',
        'Vos textes, vos images, votre nom de domaine et les logos que nous créons pour vous vous appartiennent. À la fin du contrat, nous vous en remettons une copie complète.',
        '## Responsabilité',
        "Nous répondons de notre travail avec le soin d'un mandataire. Nous ne répondons pas des services de tiers que vous avez choisis, ni d'un classement dans les moteurs de recherche.",
        '## Droit applicable',
        "Le droit suisse s'applique. Le for est à Lausanne, sous réserve d'un for impératif.",
      ],
      [
        '## Forming a contract',
        'A contract exists once you accept our quote in writing. The quote describes the work, the price and the delivery date; where it differs from this text, the quote prevails.',
        '## Prices and payment',
        'Prices are in Swiss francs and exclude VAT. Subscriptions are billed by the month or by the year, packs when ordered. Invoices are due within 30 days.',
        '## Duration and notice',
        'A monthly subscription can be ended for the end of a month and a yearly one for the end of its term, with 30 days’ written notice.',
        '## Hosting and maintenance',
        'We aim for 99.9% availability a month, announced work aside. Your plan says what comes on top: updates, monitoring, backups, technical SEO. Where we back up your site, we do so every day and restore it from the latest sound copy.',
        'You keep your passwords to yourself and tell us about any suspicious access. We may take a site offline while it attacks others; we let you know before, or right after.',
        '## Chatbots and assistants',
        'An assistant answers from the content you give it. You remain the author of what it tells your customers: we set it up with you, and you read it through before it goes live. What a model provider charges is settled according to your plan.',
        'The assistant on our own site informs; it does not enter into contracts. Only our written quote binds us.',
        '## Ownership of content',
        'Your text, your images, your domain name and the logos we create for you belong to you. At the end of the contract we hand over a full copy.',
        '## Liability',
        'We answer for our work with the care owed by an agent. We do not answer for third-party services you have chosen, nor for any position in search results.',
        '## Applicable law',
        'Swiss law applies. The place of jurisdiction is Lausanne, subject to any mandatory venue.',
      ],
    ),
    askUs,
  ],
})

const privacy = page({
  key: 'privacy',
  path: '/legal/privacy',
  title: line('Protection des données', 'Privacy'),
  seoTitle: ['Protection des données', 'Privacy'],
  seoDescription: [
    'Quelles données ce site conserve, pourquoi, pendant combien de temps, et comment faire valoir vos droits selon la loi suisse sur la protection des données.',
    'Which data this site keeps, why, for how long, and how to exercise your rights under the Swiss Federal Act on Data Protection.',
  ],
  sections: [
    pageHeader(
      paragraph('Protection des données', 'Privacy'),
      paragraph(
        'Nous recueillons peu, et nous disons quoi.',
        'We collect little, and we tell you what.',
      ),
    ),
    textSection(
      [
        '## Responsable',
        'Jalonne Sàrl, à Lausanne, traite les données décrites ici. Nos coordonnées figurent sur la page [Contact](page-contact).',
        '## Ce que votre navigateur garde',
        "Votre langue (aussi dans un cookie, pour que la bonne page vienne tout de suite), votre thème, votre réponse à la question sur la mesure d'audience et votre conversation avec l'assistant. S'y ajoutent, pour le confort, le fait que les polices sont chargées et que la question de la langue a été posée, votre place dans les pages tant que l'onglet est ouvert et des fichiers de ce site. Hormis ce cookie, que notre serveur lit, tout cela reste chez vous ; vous l'effacez dans les réglages de votre navigateur, et la conversation d'un clic.",
        '## Ce que vous nous envoyez',
        "Un formulaire nous transmet ce que vous y écrivez, la page d'où il part et comment vous êtes arrivé ici : campagne, site d'origine, première page, avec une empreinte de votre adresse e-mail. Nous nous en servons pour vous répondre et préparer un devis ; l'origine nous dit quelles annonces et quelles pages sont utiles, et l'empreinte relie vos demandes d'une même adresse. Tout est gardé sur notre serveur et lu par e-mail ; nos fournisseurs d'hébergement et de messagerie le traitent pour notre compte. Si vous avez laissé une adresse e-mail, vous recevez une confirmation. Votre demande reste sur notre serveur deux ans au plus, plus longtemps seulement si un contrat l'exige, et nous l'effaçons avant si vous le demandez.",
        "L'adresse donnée pour la lettre d'information et les mots de passe tapés dans la démonstration de l'espace client ne sont ni envoyés ni conservés.",
        '## Candidatures',
        "Un CV envoyé par e-mail est lu par les personnes qui recrutent et ne sert qu'à cela. Nous l'effaçons six mois au plus après notre dernière réponse, ou dès que vous le demandez.",
        '## Assistant',
        "Notre serveur cherche la réponse dans les contenus de ce site et ne note pas votre question. S'il ne sait pas répondre, il peut la garder 90 jours, pour que nous complétions le site ; ce qu'il y reconnaît comme un nom, un numéro ou une adresse en est d'abord retiré. Quand un modèle de langage formule la réponse, son fournisseur reçoit la question et les passages trouvés, jamais votre identité. N'y écrivez rien de confidentiel.",
        "L'assistant vocal, quand il est proposé, appartient à un prestataire. Il n'est chargé, et votre voix traitée, qu'après votre accord.",
        '## Mesure',
        "Aucune mesure d'audience n'a lieu sans votre accord. Avec lui, Google Analytics compte les pages lues et pose des cookies, et votre navigateur retient d'une visite à l'autre comment vous êtes arrivé. Vous changez d'avis en tout temps au pied de chaque page. Nous ne vendons ni ne louons aucune donnée.",
        '## Hors de Suisse',
        "Google reçoit les données de mesure en Irlande et aux États-Unis. La Suisse reconnaît le niveau de protection de l'Irlande ; aux États-Unis, Google est certifié selon le Swiss-U.S. Data Privacy Framework.",
        "Le fournisseur du modèle de langage et celui de l'assistant vocal sont nommés ici, avec leur pays, dès qu'ils sont en service. À l'étranger, nous n'en choisissons que si la protection y est adéquate ou garantie par des clauses contractuelles types.",
        '## Pannes et abus',
        "Une page introuvable, une erreur ou un formulaire qui échoue nous est signalé avec l'adresse de la page et le type de navigateur, sans votre nom ; une page introuvable, aussi avec l'adresse de celle d'où vous veniez. Nous effaçons ces signalements après 90 jours. Pour qu'un inconnu ne bloque pas le site, le serveur compte les demandes par adresse IP, en mémoire, pendant quelques minutes.",
        '## Sites que nous hébergeons',
        "Pour les sites de nos clients, nous ne sommes que sous-traitants : les données y appartiennent au client, sont stockées en Suisse et ne servent à rien d'autre qu'à faire fonctionner son site.",
        '## Vos droits',
        'La loi fédérale sur la protection des données vous permet de consulter, de corriger et de faire effacer ce qui vous concerne. Un message suffit ; nous répondons dans les 30 jours.',
      ],
      [
        '## Who is responsible',
        'Jalonne Sàrl, in Lausanne, handles the data described here. Our details are on the [Contact](page-contact) page.',
        '## What your browser keeps',
        'Your language (in a cookie too, so that the right page comes at once), your theme, your answer to the question about measurement and your conversation with the assistant. For your convenience it also remembers that the fonts have been loaded and that you have been asked about the language, your place on each page while the tab is open, and files of this site. Except for that cookie, which our server reads, all of it stays with you; you can delete it in your browser’s settings, and the conversation with one click.',
        '## What you send us',
        'A form passes on what you write in it, the page it comes from and how you arrived here: campaign, site you came from, first page, with a fingerprint of your email address. We use it to answer you and to prepare a quote; the origin tells us which adverts and pages are of use, and the fingerprint links your requests from one address. All of it is kept on our server and read by email; our hosting and email providers process it on our behalf. If you left an email address, you receive a confirmation. Your request stays on our server for two years at most, longer only if a contract requires it, and we erase it sooner if you ask.',
        'An address given for the newsletter and passwords typed into the demo of the customer portal are neither sent nor kept.',
        '## Applications',
        'A CV sent by email is read by those who recruit and serves no other purpose. We erase it six months after our last reply at the latest, or as soon as you ask.',
        '## Assistant',
        'Our server looks for the answer in the content of this site and does not record your question. If it has no answer, it may keep the question for 90 days, so that we can complete the site; whatever it recognises as a name, a number or an address is removed first. When a language model words the answer, its provider receives the question and the passages found, never who you are. Please write nothing confidential there.',
        'The voice assistant, where there is one, belongs to an outside provider. It is loaded, and your voice processed, only once you agree.',
        '## Measurement',
        'No audience measurement takes place without your consent. With it, Google Analytics counts the pages you read and sets cookies, and your browser remembers from one visit to the next how you arrived. You can change your mind at any time at the foot of every page. We neither sell nor rent out any data.',
        '## Outside Switzerland',
        'Google receives measurement data in Ireland and the United States. Switzerland recognises Ireland’s level of protection; in the United States, Google is certified under the Swiss-U.S. Data Privacy Framework.',
        'The providers of the language model and of the voice assistant are named here, with their country, as soon as they are in use. Abroad, we choose one only where protection is adequate or guaranteed by standard contractual clauses.',
        '## Faults and abuse',
        'A missing page, an error or a form that fails is reported to us with the address of the page and the kind of browser, without your name; a missing page also with the address of the one you came from. We delete these reports after 90 days. So that no stranger can block the site, the server counts requests by IP address, in memory, for a few minutes.',
        '## Sites we host',
        'For our customers’ sites we only act on their behalf: the data belongs to the customer, is stored in Switzerland and serves no other purpose than running their site.',
        '## Your rights',
        'The Federal Act on Data Protection lets you see, correct and have erased whatever concerns you. A message is enough; we reply within 30 days.',
      ],
    ),
    askUs,
  ],
})

/** The pages behind the legal links of the footer. */
export const legalPages: Page[] = [terms, privacy]
