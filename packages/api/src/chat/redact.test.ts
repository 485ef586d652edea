import { expect, test } from 'vitest'
import { redacted } from './redact.ts'

test.each([
  ['Écrivez-moi à ada@keller.example svp', 'Écrivez-moi à […] svp'],
  ['mon numéro est le 079 555 12 34', 'mon numéro est le […]'],
  ['+41 (0)21 555 19 98, rappelez', '[…], rappelez'],
  ['voyez https://keller.example/ada?x=1 et www.keller.example', 'voyez […] et […]'],
  ['je m’appelle Ada Keller et je vends du pain', 'je m’appelle […] et je vends du pain'],
  ['My name is Ada. Do you repair bikes?', 'My name is […]. Do you repair bikes?'],
  ['Je suis Ada Keller, faites-vous des sites ?', 'Je suis […], faites-vous des sites ?'],
  ['I’m Ada. Do you build shops?', 'I’m […]. Do you build shops?'],
  ['je suis artisan à Sion', 'je suis artisan à Sion'],
  ["C'est Nadia Rochat, rue du Lac 12 Lausanne", "C'est […], […] Lausanne"],
  [
    "Bonjour, c'est Nadia, avez-vous reçu mes textes ?",
    "Bonjour, c'est […], avez-vous reçu mes textes ?",
  ],
  ["Bonjour, Nadia Rochat à l'appareil", "Bonjour, […] à l'appareil"],
  ["Je m'appelle nadia rochat", "Je m'appelle […]"],
  ["je m'appelle nadia et je vends du pain", "je m'appelle […] et je vends du pain"],
  ['my name is ada keller, do you repair bikes?', 'my name is […], do you repair bikes?'],
  ['JE M’APPELLE NADIA ROCHAT', 'JE M’APPELLE […]'],
  ['This is Nadia Rochat, can you call?', 'This is […], can you call?'],
  ['Madame Rochat peut-elle venir ?', 'Madame […] peut-elle venir ?'],
  ['Livrez-vous au 12, rue du Lac, 1003 Lausanne ?', 'Livrez-vous au […], 1003 Lausanne ?'],
  ['nous sommes avenue de la gare à Sion', 'nous sommes […] à Sion'],
  ['nous sommes au chemin du lac 12b', 'nous sommes au […]'],
  ['We are at 12 Lake Street. Do you visit?', 'We are at […]. Do you visit?'],
  ['a shop at 7 lake road', 'a shop at […]'],
  ['Unser Laden an der Bahnhofstrasse 12, 8001 Zürich', 'Unser Laden an der […], 8001 Zürich'],
  [' Un site\nde 20 pages ? ', 'Un site de 20 pages ?'],
])('%j is kept as %j', (question, kept) => {
  expect(redacted(question)).toBe(kept)
})

test.each([
  'c’est combien ?',
  'C’est Google Ads ou le référencement ?',
  'C’est SEO ou SEA ?',
  'C’est Basic ou Professional ?',
  'Google Ads, c’est combien par mois ?',
  'La mise en place de Google Analytics en 3 jours ?',
  'Une mise en place de 20 pages ?',
  'Êtes-vous sur place à Lausanne ?',
  'Où en est-on sur la route de 2027 ?',
  'Do you use Google Drive?',
  'What is the best way in 2026?',
  'Merci pour le site',
])('%j tells nobody’s name or address, and stays as it is', (question) => {
  expect(redacted(question)).toBe(question)
})

test('no more than 200 characters are kept', () => {
  expect(redacted('mot '.repeat(200))).toHaveLength(200)
})
