import type { SectionOf } from '../../queries/section-types.ts'

/** A spread as an editor wrote it, with its first service. */
export type WrittenSpread = SectionOf<'serviceSpreads'>['spreads'][number]

/** A spread as it is drawn. */
export type FilledSpread = ReturnType<typeof filledSpread>

/** What is empty in a spread is taken from its first service. */
export function filledSpread({ first, ...spread }: WrittenSpread) {
  return {
    ...spread,
    place: first?.key ?? spread._key,
    title: spread.title ?? first?.title ?? null,
    label: spread.label ?? first?.label ?? first?.title ?? null,
    sub: spread.sub ?? first?.sub ?? null,
    desc: spread.desc ?? first?.desc ?? null,
    picture: first?.picture ?? null,
  }
}
