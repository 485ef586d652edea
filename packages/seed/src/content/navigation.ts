import { linkTo, linkToPath } from '../builders/link.ts'
import { reference } from '../builders/reference.ts'
import { line } from '../builders/text.ts'
import { services } from './services/index.ts'

const allServices = linkTo(line('Tous les services', 'All services'), 'page-services')

/** The links at the top and at the bottom of every page. */
export const navigation = {
  _id: 'navigation',
  _type: 'navigation',
  header: [
    linkTo(line('Accueil', 'Home'), 'page-home'),
    linkTo(line('Tarifs', 'Pricing'), 'page-pricing'),
    linkTo(line('Contact', 'Contact'), 'page-contact'),
  ],
  services: [
    reference('service-website'),
    reference('service-graphic-design'),
    reference('service-seo'),
    reference('service-artificial-intelligence'),
    reference('service-hosting'),
  ],
  allServices: {
    _type: 'menuEntry',
    link: allServices,
    description: line('Les onze itinéraires', 'All eleven routes'),
    icon: 'layout-grid',
  },
  callToAction: linkTo(line('Demander un devis', 'Request a quote'), 'page-contact'),
  footer: [
    {
      _type: 'footerGroup',
      title: line('Services', 'Services'),
      // Without texts of their own, they are called as in the menu.
      links: services.map(({ _id }) => ({ _type: 'link', page: reference(_id) })),
    },
    {
      _type: 'footerGroup',
      title: line('Entreprise', 'Company'),
      links: [
        linkTo(line('À propos', 'About us'), 'page-about'),
        linkTo(line('Depuis 1998', 'Since 1998'), 'page-digital-agency'),
        allServices,
        linkTo(line('Tarifs', 'Pricing'), 'page-pricing'),
        linkTo(line('Réalisations', 'Projects'), 'page-projects'),
        linkTo(line('Blog', 'Blog'), 'page-blog'),
        linkTo(line('Carrières', 'Careers'), 'page-career'),
        linkToPath(line('Postes', 'Jobs'), '/career#jobs'),
        linkTo(line('Contact', 'Contact'), 'page-contact'),
        linkToPath(line('Tableau de bord (démo)', 'Dashboard (demo)'), '/dashboard'),
      ],
    },
    {
      _type: 'footerGroup',
      title: line('Mentions légales', 'Legal'),
      links: [
        linkTo(line('Conditions générales', 'Terms and Conditions'), 'page-terms'),
        linkTo(line('Protection des données', 'Privacy'), 'page-privacy'),
      ],
    },
  ],
}
