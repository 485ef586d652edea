import { simpleText } from '../builders/portable-text.ts'
import { line } from '../builders/text.ts'
import { type Faq, faq } from './faqs.ts'

/** Questions that no page lists: visitors ask them in the chat. */
export const assistantFaqs: Faq[] = [
  faq(
    'hosting',
    'site-down',
    line('Une panne : qui appeler ?', 'My site is down: who do I call?'),
    simpleText(
      [
        'Écrivez-nous, ou appelez-nous si votre formule comprend le téléphone : la personne qui connaît votre site vous répond. Nos coordonnées figurent sur la page [Contact](page-contact).',
      ],
      [
        'Write to us, or call if your plan includes the phone: the person who knows your site will answer. Our details are on the [Contact](page-contact) page.',
      ],
    ),
  ),
  faq(
    'website',
    'edit-yourself',
    line('Puis-je modifier mon site moi-même ?', 'Can I edit my site myself?'),
    simpleText(
      [
        'Oui. Vous changez textes et images vous-même, quand vous voulez, et ces changements-là ne sont jamais décomptés de vos heures. Les heures comprises figurent sur la page [Tarifs](page-pricing).',
      ],
      [
        'Yes. You change text and images yourself, whenever you like, and those edits never count towards your hours. The hours included are on the [Pricing](page-pricing) page.',
      ],
    ),
  ),
  faq(
    'website',
    'quote',
    line('Comment obtenir un devis pour un site ?', 'How do I get a quote for a website?'),
    simpleText(
      [
        'Décrivez votre projet en quelques lignes sur la page [Contact](page-contact). Nous répondons dans les 42 heures ouvrables, avec un prix ou une question.',
      ],
      [
        'Describe your project in a few lines on the [Contact](page-contact) page. We reply within 42 business hours, with a price or a question.',
      ],
    ),
  ),
  faq(
    'general',
    'team',
    line(
      'Combien de personnes travaillent dans votre équipe ?',
      'How many people work in your team?',
    ),
    simpleText(
      [
        'Treize, à Lausanne et à distance. Une seule vous suit, du premier croquis à la mise en ligne. Six d’entre nous se présentent sous [À propos](page-about).',
      ],
      [
        'Thirteen, in Lausanne and remotely. One of them sees you through from the first sketch to the launch. Six of us introduce ourselves on the [About us](page-about) page.',
      ],
    ),
  ),
  faq(
    'website',
    'redesigns',
    line('Faites-vous des refontes ?', 'Do you do redesigns?'),
    simpleText(
      [
        'Une refonte coûte ce que coûte un site neuf : elle est comprise dans l’abonnement, avec l’hébergement et les modifications. Les formules sont comparées sur la page [Tarifs](page-pricing).',
      ],
      [
        'A redesign costs what a new site costs: it is part of the subscription, with hosting and edits. The plans are compared on the [Pricing](page-pricing) page.',
      ],
    ),
  ),
  faq(
    'hosting',
    'hosted-where',
    line('Où mon site est-il hébergé ?', 'Where is my site hosted?'),
    simpleText(
      [
        'En Suisse. Vos pages et les données de vos clients restent dans le pays, sous son droit. Voyez [Hébergement & maintenance](service-hosting).',
      ],
      [
        'In Switzerland. Your pages and your customers’ data stay in the country, under its law. See [Hosting & maintenance](service-hosting).',
      ],
    ),
  ),
  faq(
    'hosting',
    'uptime',
    line('Quelle disponibilité garantissez-vous ?', 'What uptime do you guarantee?'),
    simpleText(
      [
        'Nous visons 99,9 % par mois, travaux annoncés non compris. Ce qui s’y ajoute figure dans les [conditions générales](page-terms).',
      ],
      [
        'We aim for 99.9% a month, announced work aside. What comes on top is in the [terms](page-terms).',
      ],
    ),
  ),
  faq(
    'hosting',
    'hosting-with-plan',
    line('L’hébergement est-il compris ?', 'Is hosting included?'),
    simpleText(
      [
        'L’hébergement est compris dans chaque abonnement de site. Sans abonnement, il se paie à part : voyez [Hébergement & maintenance](service-hosting).',
      ],
      [
        'Hosting is included in every website plan. Without one, it is paid for by itself: see [Hosting & maintenance](service-hosting).',
      ],
    ),
  ),
  faq(
    'seo',
    'ranking',
    line(
      'Vais-je perdre mon classement sur Google avec une refonte ?',
      'Will a redesign cost me my ranking on Google?',
    ),
    simpleText(
      [
        'Rien n’est perdu en route : chaque ancienne adresse mène à la nouvelle. Une position, personne ne la garantit. Voyez [Refonte de site](page-web-refresh).',
      ],
      [
        'You lose nothing on the way: every old address leads to its new one. A position, though, nobody can guarantee. See [Website redesign](page-web-refresh).',
      ],
    ),
  ),
  faq(
    'website',
    'old-addresses',
    line('Mes anciennes adresses resteront-elles ?', 'Will my old addresses keep working?'),
    simpleText(
      [
        'Oui. Les bonnes pages gardent la leur, et chaque ancienne adresse mène à la page qui la remplace : les favoris et les liens des autres continuent d’arriver chez vous. Voyez [Refonte de site](page-web-refresh).',
      ],
      [
        'Yes. Good pages keep theirs, and every old address leads to the page that replaces it: bookmarks and links from elsewhere still arrive at your door. See [Website redesign](page-web-refresh).',
      ],
    ),
  ),
  faq(
    'website',
    'bilingual',
    line('Mon site sera-t-il bilingue ?', 'Will my site be bilingual?'),
    simpleText(
      [
        'Les abonnements Basic, Professionnel et E-Commerce comprennent une langue. Un site entier en deux langues ou davantage relève de l’abonnement Entreprise, sur devis : dites-nous lesquelles sur la page [Contact](page-contact). Tout est comparé sous [Tarifs](page-pricing).',
      ],
      [
        'The Basic, Professional and E-Commerce plans include one language. A whole site in two languages or more comes with the Enterprise plan, priced on request: tell us which ones on the [Contact](page-contact) page. Everything is compared under [Pricing](page-pricing).',
      ],
    ),
  ),
  faq(
    'website',
    'languages',
    line('Dans quelles langues mon site peut-il être ?', 'Which languages can my site be in?'),
    simpleText(
      [
        'Les abonnements Basic, Professionnel et E-Commerce comprennent une langue : dites-nous laquelle sur la page [Contact](page-contact). Deux langues ou davantage relèvent de l’abonnement Entreprise, sur devis. Tout est comparé sous [Tarifs](page-pricing).',
      ],
      [
        'The Basic, Professional and E-Commerce plans include one language: tell us which on the [Contact](page-contact) page. Two languages or more come with the Enterprise plan, priced on request. Everything is compared under [Pricing](page-pricing).',
      ],
    ),
  ),
  faq(
    'website',
    'wordpress',
    line('Reprenez-vous un site WordPress ?', 'Can you take over a WordPress site?'),
    simpleText(
      [
        'Nous le reprenons : textes, images et adresses passent dans un site neuf, que vous modifiez sans nous. L’ancien reste en ligne jusqu’au dernier jour. Voyez [Refonte de site](page-web-refresh).',
      ],
      [
        'We take it over: text, images and addresses move to a new site that you can edit without us. The old one stays up until the last day. See [Website redesign](page-web-refresh).',
      ],
    ),
  ),
  faq(
    'website',
    'after-cancelling',
    line('Que devient mon site si je résilie ?', 'What happens to my site when I cancel?'),
    simpleText(
      [
        'Vos textes, vos images et votre nom de domaine sont à vous : nous vous remettons une copie complète du contenu et transférons le domaine où vous le souhaitez. L’hébergement offert s’arrête avec l’abonnement ; une formule d’[hébergement](service-hosting) le prolonge.',
      ],
      [
        'Your text, images and domain name are yours: we hand over a full copy of your content and transfer the domain wherever you like. Free hosting ends with the subscription; a [hosting plan](service-hosting) carries it on.',
      ],
    ),
  ),
  faq(
    'website',
    'unhappy',
    line('Et si je ne suis pas satisfait du résultat ?', 'What if I am not happy with the result?'),
    simpleText(
      [
        'À chaque étape, vous regardez, corrigez et approuvez : rien ne se construit sans votre accord. La page [Agence digitale](page-digital-agency) montre comment nous travaillons.',
      ],
      [
        'At every stage you look, correct and approve: nothing is built behind your back. The [Digital agency](page-digital-agency) page shows how we work.',
      ],
    ),
  ),
  faq(
    'pricing',
    'audit',
    line('Combien coûte l’audit ?', 'How much is the audit?'),
    simpleText(
      [
        'L’audit par téléphone dure de 30 à 60 minutes, sans frais ni engagement ; l’audit technique, lui, fait partie du pack SEO Essentiel. Le premier se réserve sous [Marketing digital](service-digital-marketing) ou [Mesure & conversion](service-analytics).',
      ],
      [
        'The audit by phone takes 30 to 60 minutes, free of charge and without obligation; the technical audit is part of the Essentiel SEO pack. Book the call under [Digital marketing](service-digital-marketing) or [Analytics & conversion](service-analytics).',
      ],
    ),
  ),
  faq(
    'pricing',
    'trial',
    line('Y a-t-il un essai gratuit ?', 'Is there a free trial?'),
    simpleText(
      [
        'Il n’y a pas d’essai gratuit, mais rien ne vous retient : un abonnement mensuel se résilie pour la fin d’un mois, avec un préavis de 30 jours. Voyez les [conditions générales](page-terms).',
      ],
      [
        'There is no free trial, but nothing ties you down: a monthly plan can be cancelled for the end of a month, with 30 days’ notice. See the [terms](page-terms).',
      ],
    ),
  ),
  faq(
    'general',
    'regions',
    line(
      'Dans quels cantons et quelles régions intervenez-vous ?',
      'Which cantons and regions do you cover?',
    ),
    simpleText(
      [
        'Dans sept cantons : Genève, Vaud, Neuchâtel, Jura, Fribourg, Valais et Berne. Au-delà, nous connaissons de bonnes adresses et nous les donnons volontiers. Voyez [Agence digitale](page-digital-agency).',
      ],
      [
        'Geneva, Vaud, Neuchâtel, Jura, Fribourg, Valais and Bern. Beyond that we know good people, and are happy to pass on their names. See [Digital agency](page-digital-agency).',
      ],
    ),
  ),
  faq(
    'pricing',
    'choose-plan',
    line('Quel abonnement choisir ?', 'Which plan should I choose?'),
    simpleText(
      [
        'Basic convient à l’indépendant ou à la petite équipe, Professionnel à la PME dont le site doit amener des clients chaque semaine, E-Commerce à qui vend en ligne, Entreprise aux organisations à plusieurs sites, langues ou équipes. Pages, heures de modification, assistance : ce qui les distingue est comparé ligne par ligne sous [Tarifs](page-pricing).',
      ],
      [
        'Basic suits a sole trader or a small team; Professional, a small business whose site has to bring in customers every week; E-Commerce, anyone who sells online; Enterprise, an organisation with several sites, languages or teams. Pages, hours of edits, support: what sets them apart is compared line by line under [Pricing](page-pricing).',
      ],
    ),
  ),
  faq(
    'general',
    'why-us',
    line('Pourquoi vous choisir ?', 'Why should I choose you?'),
    simpleText(
      [
        'Une seule personne vous suit, du premier croquis à la mise en ligne, et vous répond encore après. Le prix est écrit dans le devis et tenu jusqu’au bout, le site part de votre métier et non d’un gabarit, et rien ne vous retient : domaine, textes et images sont à vous. Voyez [Agence digitale](page-digital-agency).',
      ],
      [
        'One person sees you through from first sketch to launch, and still answers afterwards. The price is written in the quote and kept to the end, the site starts from your trade and not from a template, and nothing ties you down: domain, copy and pictures are yours. See [Digital agency](page-digital-agency).',
      ],
    ),
  ),
  faq(
    'pricing',
    'hidden-costs',
    line('Y a-t-il des frais cachés ?', 'Are there any hidden costs?'),
    simpleText(
      [
        'Le prix est écrit dans le devis, hors TVA, et tenu jusqu’au bout ; ce qui s’ajoute se décide avec vous. Domaine et hébergement font partie de l’abonnement, et une heure de plus n’est facturée qu’avec votre accord. Tout est comparé sous [Tarifs](page-pricing).',
      ],
      [
        'The price is written in the quote, before VAT, and kept to the end; anything extra is your decision. Domain and hosting are part of the subscription, and an extra hour is billed only if you agree. Everything is compared under [Pricing](page-pricing).',
      ],
    ),
  ),
  faq(
    'pricing',
    'hourly-rate',
    line('Quel est votre tarif horaire ?', 'What is your hourly rate?'),
    simpleText(
      [
        'Un site se paie par abonnement, avec des heures de modification chaque mois, et le référencement par pack. Avant d’entamer une heure de plus, nous vous envoyons un devis : rien n’est facturé sans votre accord. Voyez [Tarifs](page-pricing).',
      ],
      [
        'You pay for a site by subscription, with hours of edits every month, and for SEO by the pack. Before we start an extra hour we send you a quote: nothing is billed unless you agree. See [Pricing](page-pricing).',
      ],
    ),
  ),
  faq(
    'pricing',
    'instalments',
    line('Peut-on payer en plusieurs fois ?', 'Can I pay in instalments?'),
    simpleText(
      [
        'Un abonnement site se règle au mois ou à l’année : création, domaine, hébergement et retouches tiennent en une seule mensualité. Les packs sont facturés à la commande. Les factures sont payables à 30 jours : voyez les [conditions générales](page-terms).',
      ],
      [
        'A website subscription is billed by the month or by the year: design, domain, hosting and edits come in a single monthly payment. Packs are billed when ordered. Invoices are due within 30 days: see the [terms](page-terms).',
      ],
    ),
  ),
  faq(
    'general',
    'data-safe',
    line('Et la protection des données ?', 'What about data protection?'),
    simpleText(
      [
        'Les pages de votre site et les données de vos clients restent en Suisse, sous son droit, et ne servent qu’à faire fonctionner votre site. Seules les conversations d’un chatbot passent par le fournisseur de son modèle, que le devis nomme. Ce que nous gardons nous-mêmes, pourquoi et combien de temps, est expliqué sous [Protection des données](page-privacy), avec vos droits selon la loi suisse.',
      ],
      [
        'The pages of your site and your customers’ data stay in Switzerland, under its law, and serve only to run your site. Only a chatbot’s conversations pass through the provider of its model, which the quote names. What we keep ourselves, why and for how long is explained under [Privacy](page-privacy), along with your rights under Swiss law.',
      ],
    ),
  ),
  faq(
    'general',
    'my-data',
    line('Que deviennent mes données ?', 'What happens to my data?'),
    simpleText(
      [
        'Ce que vous nous écrivez est gardé sur notre serveur. Seuls la mesure d’audience, si vous l’acceptez, et les prestataires nommés sous [Protection des données](page-privacy) peuvent traiter des données hors de Suisse ; vous y lisez aussi ce que nous gardons, pourquoi, combien de temps, et vos droits.',
      ],
      [
        'What you write to us is kept on our server. Only audience measurement, if you agree to it, and the providers named under [Privacy](page-privacy) may process data outside Switzerland; that page also says what we keep, why, for how long, and your rights.',
      ],
    ),
  ),
  faq(
    'website',
    'who-writes',
    line('Qui écrit les textes ?', 'Who writes the texts?'),
    simpleText(
      [
        'Nous, avec vos mots : nous vous écoutons une heure, puis nous écrivons. Vous corrigez, et nous dessinons autour. Lors d’une refonte, ce qui est juste demeure et ce qui a vieilli est réécrit avec vous. Voyez [Nouveau site](page-web-new).',
      ],
      [
        'We do, in your words: we listen for an hour, then we write. You correct it, and we design around it. In a redesign, what is right remains and what has aged is rewritten with you. See [New website](page-web-new).',
      ],
    ),
  ),
  faq(
    'website',
    'booking',
    line('Mes clients peuvent-ils réserver en ligne ?', 'Can my customers book online?'),
    simpleText(
      [
        'À l’Hôtel du Bisse-Neuf, la réservation commence sur la première image ; au cabinet vétérinaire Les Trois Tilleuls, on prend rendez-vous à l’heure où l’on y pense. Dites-nous sur la page [Contact](page-contact) ce que l’on réserve chez vous ; d’autres sites sont sous [Réalisations](page-projects).',
      ],
      [
        'At the Hôtel du Bisse-Neuf, booking begins on the first picture; at the veterinary practice Les Trois Tilleuls, people make an appointment whenever they happen to think of it. Tell us on the [Contact](page-contact) page what people book with you; other sites are under [Projects](page-projects).',
      ],
    ),
  ),
  faq(
    'hosting',
    'domain',
    line('Offrez-vous le nom de domaine ?', 'Do you provide the domain name?'),
    simpleText(
      [
        'Il est compris dans l’abonnement, à votre nom dès le premier jour. Quand l’abonnement prend fin, nous le transférons où vous le souhaitez. Voyez [Tarifs](page-pricing).',
      ],
      [
        'It comes free with the subscription, in your name from day one. When the subscription ends, we transfer it wherever you like. See [Pricing](page-pricing).',
      ],
    ),
  ),
  faq(
    'general',
    'trades',
    line('Avez-vous des clients dans mon métier ?', 'Do you have customers in my trade?'),
    simpleText(
      [
        'Pour huit métiers, nous disons ce que le site met en premier : santé, finance, coiffure et beauté, hôtellerie et restauration, animaux, spiritualité et bien-être, construction, immobilier. Voyez [Conception & développement de sites](service-website), puis nos [réalisations](page-projects).',
      ],
      [
        'For eight trades we say what a site puts first: health, finance, hair and beauty, hospitality, pets, spirituality and wellbeing, construction, real estate. See [Website design & development](service-website), then our [projects](page-projects).',
      ],
    ),
  ),
  faq(
    'seo',
    'what-is-seo',
    line('Qu’est-ce que le référencement ?', 'What is SEO?'),
    simpleText(
      [
        'Le travail qui vous rend visible là où l’on vous cherche : dans les résultats de recherche, sur la carte et dans les réponses des IA. Nous relevons les mots de vos clients, réparons ce qui empêche un moteur de vous lire et écrivons les pages qui manquent. Voyez [Référencement & visibilité](service-seo).',
      ],
      [
        'The work that lets people find you where they look: in search results, on the map and in AI answers. We note the words your customers use, fix whatever stops search engines from reading you, and write the pages that are missing. See [SEO & visibility](service-seo).',
      ],
    ),
  ),
  faq(
    'seo',
    'seo-time',
    line('En combien de temps le référencement agit-il ?', 'How long until SEO works?'),
    simpleText(
      [
        'Des mois, pas des jours : les moteurs doivent relire vos pages, puis s’y fier. Ce qu’un client a gagné en six mois se voit sous [Référencement & visibilité](service-seo).',
      ],
      [
        'Months, not days: search engines have to read your pages again, then come to trust them. What one customer gained in six months is shown under [SEO & visibility](service-seo).',
      ],
    ),
  ),
  faq(
    'website',
    'which-sites',
    line('Quels sites faites-vous ?', 'Which websites do you make?'),
    simpleText(
      [
        'Sites de présentation, boutiques en ligne, projets sur mesure : neufs ou refaits, dessinés pour votre métier et écrits avec vos mots. Voyez [Conception & développement de sites](service-website).',
      ],
      [
        'Standard sites, online shops, custom projects: new or redesigned, each drawn around your business and written in your words. See [Website design & development](service-website).',
      ],
    ),
  ),
  faq(
    'hosting',
    'backups',
    line('Les sauvegardes sont-elles comprises ?', 'Are backups included?'),
    simpleText(
      [
        'Avec un abonnement site, tout est sauvegardé chaque nuit. Pour l’hébergement seul, les sauvegardes sont comprises dès la formule SecureWeb. En cas de panne, nous rétablissons la dernière copie saine. Voyez [Hébergement & maintenance](service-hosting).',
      ],
      [
        'With a website plan, everything is backed up every night. For hosting alone, backups are included from SecureWeb up. If something breaks, we restore the latest sound copy. See [Hosting & maintenance](service-hosting).',
      ],
    ),
  ),
  faq(
    'general',
    'reply-time',
    line('Quand aurai-je une réponse ?', 'When will I get a reply?'),
    simpleText(
      [
        'Dans les 42 heures ouvrables, et en priorité dès l’abonnement Professionnel. Nos horaires figurent sur la page [Contact](page-contact).',
      ],
      [
        'Within 42 business hours, and as a priority from the Professional plan up. Our hours are on the [Contact](page-contact) page.',
      ],
    ),
  ),
  faq(
    'general',
    'around-the-clock',
    line('Votre assistance est-elle disponible 24 h/24 ?', 'Is your support available 24/7?'),
    simpleText(
      [
        'Notre équipe répond aux heures de bureau, pas 24 heures sur 24, et toujours dans les 42 heures ouvrables. Sur les pages des services, un rappel se demande pour tous les jours, de 6 h 30 à 16 h. Les horaires figurent sur la page [Contact](page-contact).',
      ],
      [
        'Our team answers during office hours, not around the clock, and always within 42 business hours. On the service pages you can ask for a callback on any day, from 6:30 to 16:00. Our hours are on the [Contact](page-contact) page.',
      ],
    ),
  ),
  faq(
    'artificialIntelligence',
    'chatbot-delay',
    line(
      'En combien de temps un chatbot est-il en service ?',
      'How soon can a chatbot be up and running?',
    ),
    simpleText(
      [
        'Un premier assistant répond dix jours ouvrables après votre feu vert. D’ici là, nous le nourrissons de vos pages et vous relisez ses réponses à cent questions d’essai. Voyez [Chatbots](page-chatbots).',
      ],
      [
        'A first assistant is answering ten working days after you say yes. Until then, we feed it your pages and you read its answers to a hundred test questions. See [Chatbots](page-chatbots).',
      ],
    ),
  ),
  faq(
    'website',
    'page-count',
    line('Combien de pages aura mon site ?', 'How many pages will my site have?'),
    simpleText(
      [
        'Jusqu’à 5 pages avec l’abonnement Basic, jusqu’à 20 pages avec Professionnel et E-Commerce, autant que vous voulez avec Entreprise. Tout est comparé sous [Tarifs](page-pricing).',
      ],
      [
        'Up to 5 pages with the Basic plan, up to 20 pages with Professional and E-Commerce, as many as you like with Enterprise. Everything is compared under [Pricing](page-pricing).',
      ],
    ),
  ),
  faq(
    'website',
    'project',
    line('Comment se passe un projet ?', 'What are the steps of a project?'),
    simpleText(
      [
        'Vous nous dites ce que le site doit changer, et vous recevez un devis avec un prix et une date. Puis viennent le plan, les textes, le dessin et la mise en ligne. À chaque étape, vous regardez, corrigez et approuvez. Voyez [Nouveau site](page-web-new).',
      ],
      [
        'You tell us what the site has to change, and get a quote with a price and a date. Then come the plan, the copy, the design and the launch. At every stage you look, correct and approve. See [New website](page-web-new).',
      ],
    ),
  ),
]
