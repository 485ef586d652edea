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

/** Old and short addresses that people still type. */
export const redirects: Redirect[] = [
  redirect('/tarifs', '/pricing', true),
  redirect('/prices', '/pricing', false),
  redirect('/devis', '/contact', true),
  redirect('/graphic-design', '/services/graphic-design', true),
]
