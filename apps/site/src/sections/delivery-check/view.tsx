import { deliveryMargin, wholeRange } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { tools } from '@jalonne/messages/tools'
import { RangeField, SelectField } from '@jalonne/ui/forms'
import { languageOf } from '../../queries/localize.ts'
import { textOf } from '../../shared/text.tsx'
import { LargeResult } from '../../shared/tool/large-result.tsx'
import { Tool } from '../../shared/tool/tool.tsx'
import { useUnits } from '../../shared/tool/units.ts'
import { useFigures } from '../../shared/tool/use-figures.ts'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

export const prepare = tools.load

/** What is left of an order, written out as a receipt, and from which basket the delivery can be free. */
export function View({ section, page }: ViewProps<'deliveryCheck'>) {
  const t = useMessages(tools)
  const { chf, number, percent } = useUnits()
  const parcels = (section.parcels ?? []).map(({ _key, title, price }) => ({
    key: _key,
    title,
    price: price ?? 0,
  }))
  const ranges = {
    basket: wholeRange(section.basket, { min: 10, max: 300, step: 5, start: 80 }),
    goodsShare: wholeRange(section.goodsShare, { min: 0, max: 90, step: 5, start: 45 }),
    parcel: { min: 0, max: Math.max(1, parcels.length - 1), step: 1, start: 0 },
    charged: wholeRange(section.charged, { min: 0, max: 20, step: 1, start: 0 }),
  }
  const { figures, change, slider, form } = useFigures(ranges)
  const parcel = parcels[figures.parcel] ?? parcels[0]
  const target = section.target ?? 0
  const margin = deliveryMargin(
    { ...figures, carrier: parcel?.price ?? 0 },
    {
      vat: section.vat ?? 0,
      paymentFee: section.paymentFee ?? 0,
      packaging: section.packaging ?? 0,
      target,
    },
  )
  const { freeFrom, left, paid, share } = margin
  const rate = percent(section.vat ?? 0)
  const charged = figures.charged === 0 ? t('delivery.free') : chf(figures.charged)
  const parts = ['vat', 'goods', 'carrier', 'packaging', 'payment'] as const
  return (
    <Tool
      className={styles.board}
      fields={
        <>
          <RangeField
            {...slider('basket')}
            label={t('delivery.basket')}
            shown={chf(figures.basket)}
          />
          <RangeField
            {...slider('goodsShare')}
            label={t('delivery.goodsShare')}
            shown={percent(figures.goodsShare)}
          />
          <SelectField
            label={t('delivery.parcel')}
            name="parcel"
            onChange={change}
            value={figures.parcel}
          >
            {parcels.map(({ key, title, price }, at) => (
              <option key={key} lang={languageOf(title)} value={at}>
                {t('line', { label: textOf(title), value: chf(price) })}
              </option>
            ))}
          </SelectField>
          <RangeField {...slider('charged')} label={t('delivery.charged')} shown={charged} />
        </>
      }
      form={form}
      given={[
        [t('delivery.basket'), chf(figures.basket)],
        [t('delivery.goodsShare'), percent(figures.goodsShare)],
        [t('delivery.parcel'), textOf(parcel?.title)],
        [t('delivery.charged'), charged],
      ]}
      headline={{ label: t('delivery.left'), value: chf(left) }}
      page={page}
      section={section}
      sentence={() =>
        [
          left < 0
            ? t('delivery.loss', { short: chf(0 - left) })
            : t('delivery.sentence', { left: chf(left), share: number(share) }),
          freeFrom === null
            ? t('delivery.never', { target: number(target) })
            : t('delivery.freeFrom', { from: chf(freeFrom), target: number(target) }),
        ].join(' ')
      }
    >
      <div className={styles.picture}>
        <div className={styles.results}>
          <LargeResult label={t('delivery.left')} value={chf(left)} />
          <LargeResult
            label={
              freeFrom === null
                ? t('delivery.neverLabel', { target: number(target) })
                : t('delivery.freeLabel')
            }
            value={freeFrom === null ? '—' : chf(freeFrom)}
          />
        </div>
        <dl className={styles.receipt}>
          <div className={styles.line}>
            <dt>{t('delivery.paid')}</dt>
            <dd>{chf(paid)}</dd>
          </div>
          {parts.map((part) => (
            <div className={styles.line} key={part}>
              <dt>{t(`delivery.${part}`, { rate })}</dt>
              <dd>{chf(0 - margin[part])}</dd>
            </div>
          ))}
          <div className={styles.total} data-loss={left < 0}>
            <dt>{t('delivery.left')}</dt>
            <dd>{chf(left)}</dd>
          </div>
        </dl>
      </div>
    </Tool>
  )
}
