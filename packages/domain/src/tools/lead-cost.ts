import { rounding } from './range.ts'

/** What advertising and a page bring in: amounts in CHF, shares in per cent. */
export interface LeadFigures {
  /** Spent a month. */
  budget: number
  /** What one visit costs. */
  visitCost: number
  /** How many visits out of a hundred become an enquiry. */
  enquiryRate: number
  /** How many enquiries out of a hundred become a sale. */
  saleRate: number
  /** What a customer leaves once the work is paid, before advertising. */
  margin: number
}

export interface LeadCost {
  /** Whole visits a month. */
  visits: number
  /** A month. */
  enquiries: number
  /** A month. */
  customers: number
  /** In whole francs; null where no enquiry comes. */
  costPerEnquiry: number | null
  /** In whole francs; null where no customer comes. */
  costPerCustomer: number | null
  /** The most an enquiry may cost before a customer brings in less than was spent on them. */
  highestEnquiryCost: number
  /** What is left of all customers of a month once the advertising is paid; below zero it costs money. */
  left: number
}

/** Works out what an enquiry and a customer cost. Nothing comes of a visit that costs nothing: there is none to buy. */
export function leadCost({
  budget,
  visitCost,
  enquiryRate,
  saleRate,
  margin,
}: LeadFigures): LeadCost {
  const visits = visitCost > 0 ? Math.floor(budget / visitCost + rounding) : 0
  const enquiries = (visits * enquiryRate) / 100
  const customers = (enquiries * saleRate) / 100
  const perEnquiry = enquiryRate > 0 && visitCost > 0 ? (visitCost * 100) / enquiryRate : null
  const perCustomer = perEnquiry !== null && saleRate > 0 ? (perEnquiry * 100) / saleRate : null
  return {
    visits,
    enquiries,
    customers,
    costPerEnquiry: perEnquiry === null ? null : Math.round(perEnquiry),
    costPerCustomer: perCustomer === null ? null : Math.round(perCustomer),
    highestEnquiryCost: Math.floor((margin * saleRate) / 100 + rounding),
    // Zero has no sign here.
    left: Math.round(customers * margin - budget) + 0,
  }
}
