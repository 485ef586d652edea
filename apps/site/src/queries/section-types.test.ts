import type { Language } from '@jalonne/domain'
import type { sectionTypes } from '@jalonne/schemas'
import { expectTypeOf, test } from 'vitest'
import type { Page, SectionOf, SectionType } from './section-types.ts'

type LocalizedText = string | { text: string; lang: Language }

/** Whether something in `T`, at any depth, is `any` or `unknown`. */
type Vague<T> = 0 extends 1 & T
  ? true
  : unknown extends T
    ? true
    : T extends object
      ? { [Key in keyof T]: Vague<T[Key]> }[keyof T]
      : false

test('nothing in the answer for a page is left untyped', () => {
  expectTypeOf<Extract<Vague<Page>, true>>().toBeNever()
  expectTypeOf<Extract<Vague<{ deep: { unknown: unknown }[] }>, true>>().not.toBeNever()
})

test('the answer knows every section an editor can add', () => {
  expectTypeOf<SectionType>().toEqualTypeOf<(typeof sectionTypes)[number]['name']>()
})

test('texts, figures and links have the shape the views rely on', () => {
  type Hero = SectionOf<'heroPlates'>
  expectTypeOf<Hero['title']>().toExtend<LocalizedText | null>()
  expectTypeOf<Hero['plates'][number]['href']>().toEqualTypeOf<string>()
  expectTypeOf<Hero['plates'][number]['tone']>().toEqualTypeOf<'signal' | 'ink'>()
  expectTypeOf<NonNullable<SectionOf<'pageHeader'>['figure']>['period']>().toEqualTypeOf<
    'month' | 'year' | 'once' | null
  >()
})
