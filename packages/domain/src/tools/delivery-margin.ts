/** An order of a shop and what is set aside from it: amounts in CHF, shares in per cent. */
export interface OrderFigures {
  /** What the goods cost the customer, VAT included. */
  basket: number
  /** What the goods cost the shop, in per cent of the basket. */
  goodsShare: number
  /** What the carrier takes. */
  carrier: number
  /** What the customer pays for the delivery, VAT included. */
  charged: number
}

/** What a shop pays on every order. */
export interface OrderCosts {
  /** In per cent, contained in the price. */
  vat: number
  /** Of the payment service, in per cent of what is paid. */
  paymentFee: number
  /** Box, paper and tape, in CHF. */
  packaging: number
  /** What must be left of the price without VAT, in per cent. */
  target: number
}

export interface DeliveryMargin {
  /** What the customer pays. */
  paid: number
  vat: number
  goods: number
  carrier: number
  packaging: number
  payment: number
  /** What is left; below zero the order costs money. All amounts are whole francs that add up. */
  left: number
  /** Of the price without VAT, in per cent. */
  share: number
  /** The smallest basket, in francs, that leaves the target with free delivery; null where none does. */
  freeFrom: number | null
}

/** Works out what is left of an order once everything is paid, and from which basket the delivery can be free. */
export function deliveryMargin(
  { basket, goodsShare, carrier, charged }: OrderFigures,
  { vat, paymentFee, packaging, target }: OrderCosts,
): DeliveryMargin {
  const paid = Math.round(basket + charged)
  const net = paid / (1 + vat / 100)
  let setAside = 0
  // Rounded one after the other, each with what the ones before have left over, so that they add up.
  const whole = (amount: number) => {
    const before = Math.round(setAside)
    setAside += amount
    return Math.round(setAside) - before
  }
  const parts = {
    vat: whole(paid - net),
    goods: whole((basket * goodsShare) / 100),
    carrier: whole(carrier),
    packaging: whole(packaging),
    payment: whole((paid * paymentFee) / 100),
  }
  // Of each franc of the basket, what stays for the parcel once goods, fee and target are paid.
  const ofEachFranc = (1 - target / 100) / (1 + vat / 100) - goodsShare / 100 - paymentFee / 100
  return {
    paid,
    ...parts,
    left: paid - Math.round(setAside),
    // Zero has no sign here.
    share: net > 0 ? Math.round(((paid - setAside) / net) * 100) + 0 : 0,
    freeFrom: ofEachFranc > 0 ? Math.ceil((carrier + packaging) / ofEachFranc) : null,
  }
}
