import { linkTo } from '../../builders/link.ts'
import { line, paragraph } from '../../builders/text.ts'
import { page } from './page.ts'
import { invitation, pageHeader } from './sections.ts'

/** The top and the end of the list of case studies; these stand between by themselves. */
export const projects = page({
  key: 'projects',
  path: '/projects',
  title: line('Réalisations', 'Projects'),
  seoTitle: ['Réalisations : sites avant et après', 'Projects: websites before and after'],
  seoDescription: [
    'Ce que nos sites ont changé pour une boulangerie, une cave, un hôtel ou une fiduciaire : avant, après, et les chiffres entre les deux.',
    'What our websites changed for a bakery, a winery, a hotel or an accountant: before, after, and the figures in between.',
  ],
  sections: [
    pageHeader(
      paragraph('Avant,\naprès.', 'Before,\nafter.'),
      paragraph(
        'Un beau site ne prouve rien. Voici ce qui a changé pour celles et ceux qui l’ont commandé, en chiffres qu’ils peuvent vérifier.',
        'A handsome website proves nothing. Here is what changed for the people who ordered one, in figures they can check.',
      ),
    ),
    invitation(
      line('Quel chiffre doit changer chez vous ?', 'Which of your figures has to change?'),
      paragraph(
        'Donnez-nous un chiffre qui vous déplaît. Nous vous dirons ce qu’un site peut y faire, et ce qu’il n’y peut pas.',
        'Give us a figure you are unhappy with. We will tell you what a website can do about it, and what it cannot.',
      ),
      linkTo(line('Demander un devis', 'Request a quote'), 'page-contact'),
    ),
  ],
})
