/** An address that leads elsewhere; both without language. */
export interface Redirect {
  _id: string
  _type: 'redirect'
  from: string
  to: string
  permanent: boolean
}

const redirect = (from: string, to: string, permanent: boolean): Redirect => ({
  _id: `redirect-${from.slice(1).replaceAll('/', '-')}`,
  _type: 'redirect',
  from,
  to,
  permanent,
})

/** Towns by the other names that people look for them. */
const otherNames = {
  biel: 'bienne',
  'biel-bienne': 'bienne',
  freiburg: 'fribourg',
  genf: 'geneve',
  siders: 'sierre',
  sitten: 'sion',
  yverdon: 'yverdon-les-bains',
}
/** The pages whose addresses can end in a town. */
export const townPages = ['/services/seo-visibility', '/services/digital-marketing']
const towns = townPages.flatMap((page) =>
  Object.entries(otherNames).map(([other, town]) =>
    redirect(`${page}-${other}`, `${page}-${town}`, true),
  ),
)

/** Old and short addresses that people still type. */
export const redirects: Redirect[] = [
  ...towns,
  redirect('/tarifs', '/pricing', true),
  redirect('/prices', '/pricing', false),
  redirect('/devis', '/contact', true),
  redirect('/graphic-design', '/services/graphic-design', true),
]
