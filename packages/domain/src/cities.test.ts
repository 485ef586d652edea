import { expect, test } from 'vitest'
import {
  cityAddress,
  cityName,
  cityOfPath,
  cityPath,
  citySlug,
  inCity,
  isCityPath,
} from './cities.ts'

test.each([
  ['Genève', 'genève'],
  ['GENE\u0300VE', 'genève'],
  ['La Chaux-de-Fonds', 'la-chaux-de-fonds'],
  ['  Le   Locle ', 'le-locle'],
  ['L’Isle', "l'isle"],
  ["Val-d'Illiez", "val-d'illiez"],
  ['Düdingen', 'düdingen'],
])('R8: %s is written %s in an address', (typed, written) => {
  expect(cityAddress(typed)).toBe(written)
})

test.each([
  '',
  ' ',
  '-',
  "'",
  '<script>alert(1)</script>',
  'call 0900 555 000',
  'evil.example',
  'https://evil',
  'Genève!',
  'Gen\u0000eve',
  'Gen\u202Eeve',
  'Женева',
  'genevⅣ',
  'a/b',
  '%3Cb%3E',
  'x'.repeat(61),
])('R8: %j is no city', (typed) => {
  expect(cityAddress(typed)).toBeNull()
})

test('R8: sixty characters are a city, as long names there are', () => {
  expect(cityAddress('x'.repeat(60))).toBe('x'.repeat(60))
})

test.each([
  ['Genève', 'geneve'],
  ['La Chaux-de-Fonds', 'la-chaux-de-fonds'],
  ['L’Isle', 'l-isle'],
  ['Düdingen', 'dudingen'],
  ['Biel/Bienne', 'biel-bienne'],
  ['Biel / Bienne', 'biel-bienne'],
  ['Vœu-sur-Æss', 'voeu-sur-aess'],
  ['Bern 2', 'bern'],
])('R8: the slug of %s is %s', (name, slug) => {
  expect(citySlug(name)).toBe(slug)
})

test.each([
  ['genève', 'Genève', 'à Genève', 'in Genève'],
  ['le-locle', 'Le Locle', 'au Locle', 'in Le Locle'],
  ['la-chaux-de-fonds', 'La Chaux-de-Fonds', 'à La Chaux-de-Fonds', 'in La Chaux-de-Fonds'],
  ['les-brenets', 'Les Brenets', 'aux Brenets', 'in Les Brenets'],
  ["l'isle", 'L’Isle', 'à L’Isle', 'in L’Isle'],
  ["val-d'illiez", 'Val-d’Illiez', 'à Val-d’Illiez', 'in Val-d’Illiez'],
  ['saint-imier', 'Saint-Imier', 'à Saint-Imier', 'in Saint-Imier'],
  ['lens', 'Lens', 'à Lens', 'in Lens'],
  ['lausanne-ouchy', 'Lausanne-Ouchy', 'à Lausanne-Ouchy', 'in Lausanne-Ouchy'],
  ['bulle-gare', 'Bulle-Gare', 'à Bulle-Gare', 'in Bulle-Gare'],
  ['la', 'La', 'à La', 'in La'],
  ['leysin', 'Leysin', 'à Leysin', 'in Leysin'],
  ['aire-la-ville', 'Aire-la-Ville', 'à Aire-la-Ville', 'in Aire-la-Ville'],
  ['estavayer-le-lac', 'Estavayer-le-Lac', 'à Estavayer-le-Lac', 'in Estavayer-le-Lac'],
  ['prez-vers-noréaz', 'Prez-vers-Noréaz', 'à Prez-vers-Noréaz', 'in Prez-vers-Noréaz'],
  ['sous-les-vignes', 'Sous-les-Vignes', 'à Sous-les-Vignes', 'in Sous-les-Vignes'],
  ['la-tour-de-peilz', 'La Tour-de-Peilz', 'à La Tour-de-Peilz', 'in La Tour-de-Peilz'],
])('R8: %s is called %s, and one is %s', (written, name, french, english) => {
  expect(cityName(written)).toBe(name)
  expect([inCity(name, 'fr'), inCity(name, 'en')]).toEqual([french, english])
})

test('R8: a path tells which city its page is about', () => {
  expect(cityPath('geneve')).toBe('/services/seo-visibility-geneve')
  expect(cityOfPath('/services/seo-visibility-le-locle')).toBe('le-locle')
  for (const path of ['/services/seo-visibility', '/services/seo-visibility-', '/pricing'])
    expect(cityOfPath(path)).toBeNull()
  expect(cityOfPath('/services/seo-visibility-bulle/more')).toBeNull()
})

test('R8: a page about a town is seen where a town can stand, be it written about or not', () => {
  for (const path of ['/services/seo-visibility-bulle', '/services/digital-marketing-le-locle'])
    expect(isCityPath(path), path).toBe(true)
  for (const path of ['/services/seo-visibility', '/services/seo-visibility-2', '/pricing'])
    expect(isCityPath(path), path).toBe(false)
  expect(isCityPath(`/services/seo-visibility-${'x'.repeat(61)}`)).toBe(false)
})
