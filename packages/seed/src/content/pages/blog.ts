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
  newsletterTitle: line('Le prochain article, par e-mail', 'The next article, by email'),
  newsletterNote: paragraph(
    "La lettre se prépare encore. Votre inscription nous dit qu'elle est attendue : nous la comptons, sans envoyer ni garder votre adresse.",
    'The newsletter is still in the making. Signing up tells us that you want it: we count you in, without sending or keeping your address.',
  ),
  newsletterThanks: paragraph(
    "Merci : un lecteur de plus attend cette lettre. Votre adresse n'a été ni envoyée ni gardée ; le premier envoi sera annoncé ici.",
    'Thank you: one more reader is waiting for it. Your address has been neither sent nor kept; we will announce the first issue here.',
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
