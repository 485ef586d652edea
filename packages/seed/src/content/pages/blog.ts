import { line, paragraph } from '../../builders/text.ts'
import { page, type Section } from './page.ts'

const header: Section = {
  _type: 'blogHeader',
  _key: 'header',
  title: paragraph('Carnet\nde route', 'Field\nnotes'),
  lead: paragraph(
    'Ce que nous apprenons en jalonnant des sites : des textes courts, à mettre en pratique le jour même.',
    'What we learn along the way: short reads you can put into practice the same day.',
  ),
  newsletterTitle: line(
    'Bientôt : le prochain article par e-mail',
    'Soon: the next article by email',
  ),
  newsletterNote: paragraph(
    "La lettre se prépare encore. Votre adresse n'est ni envoyée ni gardée ; l'inscription n'est comptée que si vous avez accepté la mesure d'audience.",
    'The newsletter is still in the making. Your address is neither sent nor kept; the sign-up is counted only if you have agreed to measurement.',
  ),
  newsletterThanks: paragraph(
    "Merci de votre intérêt. Votre adresse n'a été ni envoyée ni gardée ; la première lettre sera annoncée ici.",
    'Thank you for your interest. Your address has been neither sent nor kept; we will announce the first issue here.',
  ),
}

/** The top of the blog; its articles follow by themselves. */
export const blog = page({
  key: 'blog',
  path: '/blog',
  title: line('Blog', 'Blog'),
  seoTitle: ['Blog : sites et visibilité pour les PME', 'Blog: websites and visibility for SMEs'],
  seoDescription: [
    'Des textes courts et concrets sur les sites, le référencement et les outils utiles aux PME suisses, à mettre en pratique le jour même.',
    'Short, practical reads on websites, search visibility and the tools that help Swiss SMEs, to put into practice the same day.',
  ],
  sections: [header],
})
