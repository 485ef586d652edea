/** Copy of the kind the site is made of: letters in the proportion in which its two languages use them. */
export const sample = [
  'Votre site web à Lausanne, trouvé sur Google. Agence digitale suisse : sites, référencement, graphisme et IA pour les PME',
  'de Genève à Berne, depuis 1998. Le pack Essentiel pose les bases : un audit, des mots-clés, des titres et des descriptions',
  'réécrits. Payé une fois, utile longtemps. Quarante-deux entreprises de sept cantons racontent ce qui a changé pour elles.',
  'Le nouveau site était en ligne quatorze jours ouvrables après notre accord. Tous les services, tarifs, contact, espace client.',
  'Swiss digital agency. Websites, SEO, design and AI for small businesses from Geneva to Bern, since 1998. The Essentiel pack',
  'lays the groundwork: an audit, keywords, titles and descriptions rewritten. Paid once, useful for a long time. Forty-two',
  'businesses in seven cantons on what changed for them. The new site was live fourteen working days after we said yes. People',
  'now turn up to a first meeting already knowing what we do. All services, pricing, contact, customer portal, request a call.',
].join(' ')
