import { expect, onTestFinished, test, vi } from 'vitest'
import { documentPreview, objectPreview, publicationDay } from './previews.ts'

const now = Date.parse('2026-12-02T22:30:00Z')

test('a list says when an article appears, until its day has begun in Switzerland', () => {
  expect(publicationDay('2026-12-03', now)).toBe('appears on 3 December 2026')
  expect(publicationDay('2026-12-03', now + 3_600_000)).toBe('3 December 2026')
  expect(publicationDay(null, now)).toBe('without a date')
})

test('the state of the languages comes first in a line, where a narrow list does not cut it off', () => {
  const preview = documentPreview('page', { select: { fr: 'title.fr', subtitle: 'path' } }, [
    'title',
  ])
  const title = { _type: 'localeString', fr: 'Tarifs', en: 'Pricing' }
  const selection = { fr: 'Tarifs', subtitle: '/pricing', path: '/pricing', whole_title: title }
  expect(preview.prepare?.(selection)).toMatchObject({ subtitle: 'fr ✓ en ✓ · /pricing' })
})

test('a town with one name in both languages is not said to lack a translation', () => {
  const preview = documentPreview('city', { select: { fr: 'name.fr' } }, ['name', 'title'])
  const name = { _type: 'localeString', fr: 'La Chaux de Fonds', en: 'La Chaux de Fonds' }
  const title = { _type: 'localeString', fr: 'Agence à Bulle', en: 'Agency in Bulle' }
  const subtitle = (whole_title: object) =>
    preview.prepare?.({ fr: 'La Chaux de Fonds', whole_name: name, whole_title }).subtitle
  expect(subtitle(title)).toContain('fr ✓ en ✓')
  expect(subtitle({ ...title, en: title.fr })).toContain('fr = en: 1 not translated')
})

test('an item of a list is read in the language of the Studio, or in the one it is written in', () => {
  const { select, prepare } = objectPreview({ select: { title: 'title.fr', subtitle: 'lowest' } })
  expect(select).toEqual({ title: 'title.fr', subtitle: 'lowest', other_title: 'title.en' })
  const channel = { title: 'Recherche', other_title: 'Search', subtitle: 300 }
  expect(prepare?.(channel)).toMatchObject({ title: 'Search', subtitle: 300 })
  expect(prepare?.({ title: 'Recherche' })).toMatchObject({ title: 'Recherche' })
  expect(prepare?.({ other_title: 'Search' })).toMatchObject({ title: 'Search' })
})

test('an item that shows both languages has its other one below', () => {
  const { prepare } = objectPreview({ select: { title: 'text.fr', subtitle: 'text.en' } })
  const question = {
    title: 'Où ?',
    other_title: 'Where?',
    subtitle: 'Where?',
    other_subtitle: 'Où ?',
  }
  expect(prepare?.(question)).toMatchObject({ title: 'Where?', subtitle: 'Où ?' })
})

test('in the French Studio an item has the words of its editor, and French ones where it has none', async () => {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => 'fr' })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  const french = await import('./previews.ts')
  const { prepare } = french.objectPreview({
    select: { fr: 'title.fr', en: 'title.en', town: 'town' },
    prepare: ({ fr, en, town }) => ({
      title: fr ?? en ?? 'Stage without a name',
      subtitle: town ?? 'Closed',
    }),
  })
  expect(prepare?.({ fr: 'Plan', town: 'Zug' })).toMatchObject({ title: 'Plan', subtitle: 'Zug' })
  expect(prepare?.({ en: 'Health', other_fr: 'Health' })).toMatchObject({ title: 'Health' })
  expect(prepare?.({})).toMatchObject({ title: 'Étape sans nom', subtitle: 'Fermé' })
})

test('the mark of a client is seen in dark lists as well: it stands on a light ground', () => {
  const { select, prepare } = documentPreview('client', undefined, [])
  expect(select).toMatchObject({ mark: 'mark.asset.url' })
  const firm = { title: 'Cave', subtitle: 'Carouge GE' }
  const { media, ...shown } = prepare?.({ ...firm, mark: 'https://a.ch/mark.svg' }) ?? {}
  expect(shown).toMatchObject(firm)
  const style = { background: '#eef0f4' }
  expect((media as () => unknown)()).toMatchObject({
    type: 'img',
    props: { src: 'https://a.ch/mark.svg', style },
  })
  expect(prepare?.(firm)).not.toHaveProperty('media')
})
