import type { Link } from '../../builders/link.ts'
import { reference } from '../../builders/reference.ts'
import { type LocaleString, line, paragraph } from '../../builders/text.ts'
import { sitePlans } from '../plans/site.ts'
import type { Section } from './page.ts'

type Counted = { text: LocaleString; count: number }
type Cell = LocaleString | Counted | boolean

const row = (
  key: string,
  label: LocaleString,
  cells: [Cell, Cell, Cell, Cell],
  drawing?: 'squares' | 'ticks',
) => ({
  _type: 'timetableRow',
  _key: key,
  label,
  ...(drawing && { drawing }),
  cells: sitePlans.map(({ _id }, column) => {
    const cell = cells[column] ?? false
    return {
      _type: 'timetableCell',
      _key: _id,
      plan: reference(_id),
      ...contentOf(cell),
    }
  }),
})

function contentOf(cell: Cell) {
  if (typeof cell === 'boolean') return { included: cell }
  return { included: true, ...('count' in cell ? cell : { text: cell }) }
}

const upTo = (count: number) => line(`jusqu'à ${count}`, `up to ${count}`)
const pages = (count: number) => ({ text: upTo(count), count })
const oneLanguage = line('1', '1')
const madeToMeasure = line('sur mesure', 'custom')
const tenHours = { text: line('10 h', '10 h'), count: 10 }
const priority = line('prioritaire, e-mail et téléphone', 'priority, email and phone')

// Each plan has at least what the cheaper ones beside it have.
const rows = [
  row(
    'pages',
    line('Pages', 'Pages'),
    [pages(5), pages(20), pages(20), line('illimitées', 'unlimited')],
    'squares',
  ),
  row('languages', line('Langues', 'Languages'), [
    oneLanguage,
    oneLanguage,
    oneLanguage,
    line('plusieurs', 'several'),
  ]),
  row(
    'edits',
    line('Modifications par mois', 'Edits per month'),
    [
      { text: line('5 h, petites retouches', '5 h, light edits'), count: 5 },
      tenHours,
      tenHours,
      madeToMeasure,
    ],
    'ticks',
  ),
  row('support', line('Assistance', 'Support'), [
    line('e-mail', 'email'),
    priority,
    priority,
    line('responsable de compte attitré', 'dedicated account manager'),
  ]),
  row(
    'protection',
    line('Protection contre les cyberattaques', 'Protection against cyber attacks'),
    [false, true, true, line('avancée', 'advanced')],
  ),
  row('products', line('Produits en boutique', 'Products in the shop'), [
    false,
    false,
    upTo(100),
    madeToMeasure,
  ]),
  row('orders', line('Gestion des commandes', 'Order management'), [false, false, true, true]),
  row('marketing', line('Marketing avancé', 'Advanced marketing'), [false, false, false, true]),
]

/** The website subscriptions side by side, with one row for each thing worth comparing. */
export const siteTimetable = (action: Link): Section => ({
  _type: 'planTimetable',
  _key: 'timetable',
  anchor: 'plans',
  title: line('Abonnements site', 'Website plans'),
  lead: paragraph(
    'Conception, hébergement et modifications dans un seul montant.',
    'Design, hosting and edits in one price.',
  ),
  plans: sitePlans.map(({ _id }) => reference(_id)),
  rows,
  included: [
    line('Nom de domaine offert', 'Free domain name'),
    line("Hébergement offert pendant l'abonnement", 'Free hosting during the subscription'),
    line('Référencement de base', 'Basic SEO'),
  ],
  giftTitle: line(
    'Offre limitée aux nouveaux abonnements',
    'Limited offer: new subscriptions only',
  ),
  action,
})
