import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { control, openTool, said, set, testRange } from '../../shared/tool/testing.tsx'

afterEach(cleanup)

const section: SectionOf<'deliveryCheck'> = {
  _type: 'deliveryCheck',
  _key: 'check',
  anchor: null,
  title: 'What is left',
  lead: null,
  basket: testRange(10, 300, 5, 100),
  goodsShare: testRange(0, 90, 5, 45),
  charged: testRange(0, 20, 1, 0),
  parcels: [
    { _type: 'parcelRate', _key: 'light', title: 'Up to 2 kg', price: 9 },
    { _type: 'parcelRate', _key: 'heavy', title: 'Up to 30 kg', price: 21 },
  ],
  vat: 8.1,
  paymentFee: 2,
  packaging: 3,
  target: 20,
}

const open = (address: string, more: Partial<typeof section> = {}) =>
  openTool(address, { ...section, ...more })

const receipt = () =>
  within(screen.getByRole('region', { name: 'What is left' }))
    .getAllByRole('definition')
    .map(({ textContent }) => Number.parseInt(textContent?.replace('−', '-') ?? '', 10))

describe('R14: what is left of an order', () => {
  test('writes the order out as a receipt that adds up', async () => {
    await open('/en/shop')
    expect(receipt()).toEqual([100, -7, -45, -9, -3, -2, 34])
    expect(said()).toBe(
      'This order leaves 34 CHF, or 36% of the price without VAT. Delivery can be free from 45 CHF upwards without falling below a margin of 20%.',
    )
  })

  test.each([
    ['en', 'VAT 2.6%'],
    ['fr', 'TVA 2,6\u00a0%'],
  ])('names the rate of VAT it reckons with (%s)', async (language, line) => {
    await open(`/${language}/shop`, { vat: 2.6 })
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain(line)
  })

  test('takes the price of the parcel that is chosen, and what the customer pays for it', async () => {
    await open('/en/shop')
    set('Parcel', 1)
    expect(receipt().at(-1)).toBe(22)
    set('Delivery charged', 12)
    expect(receipt().at(0)).toBe(112)
    expect(receipt().at(-1)).toBe(32)
    expect(screen.getByRole('option', { name: 'Up to 30 kg: 21\u00a0CHF' })).toBeDefined()
  })

  test('says so where no basket carries free delivery', async () => {
    await open('/fr/shop?goodsShare=90')
    expect(said()).toBe(
      'Il manque 11 CHF sur cette commande. À ce coût de marchandise, aucune commande ne laisse 20 % de marge avec la livraison offerte.',
    )
  })

  test('a margin out of reach is no loss', async () => {
    await open('/en/shop?basket=300&goodsShare=75')
    expect(screen.getByText('No basket reaches a 20% margin')).toBeDefined()
    expect(said()).toMatch(/^This order leaves \d+ CHF, or \d+% of the price/)
  })

  test('stands without parcels, and takes no parcel there isn’t', async () => {
    await open('/en/shop?parcel=7', { parcels: [] })
    expect(receipt().at(3)).toBe(0)
    cleanup()
    await open('/en/shop?parcel=7')
    expect(control('Parcel').value).toBe('1')
  })
})
