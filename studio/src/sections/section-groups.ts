import { type SectionPurpose, sections } from '@jalonne/schemas'
import { say } from '../languages/studio-language.ts'

const titles: Record<SectionPurpose, string> = {
  opening: say('Top of the page', 'Haut de page'),
  offers: say('Services and prices', 'Services et tarifs'),
  trust: say('Text and trust', 'Texte et confiance'),
  contact: say('Contact', 'Contact'),
}

/** Sections by what they are for, so that an editor finds one by what the page lacks. */
export const sectionGroups: { name: string; title: string; of: string[] }[] = Object.entries(
  titles,
).map(([name, title]) => ({
  name,
  title,
  of: sections.filter(({ purpose }) => purpose === name).map(({ type }) => type.name),
}))
