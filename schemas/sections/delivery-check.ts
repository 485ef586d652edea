import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { constantField, rangeField, shareField } from '../tool-fields.ts'

export const deliveryCheck = defineSection({
  name: 'deliveryCheck',
  title: 'Calculator: delivery and margin',
  description:
    'Visitors see what is left of an order, and from what basket value delivery can be free.',
  purpose: 'offers',
  french: {
    'Calculator: delivery and margin': 'Calculateur : livraison et marge',
    'Visitors see what is left of an order, and from what basket value delivery can be free.':
      'Les visiteurs voient ce qui reste d’une commande et dès quel panier la livraison peut être offerte.',
    Basket: 'Panier',
    'In CHF, VAT included.': 'En CHF, TVA comprise.',
    'Cost of the goods': 'Coût de la marchandise',
    'In per cent of the basket.': 'En pour cent du panier.',
    'Delivery charged': 'Livraison facturée',
    'In CHF; 0 is free delivery.': 'En CHF ; 0 pour une livraison offerte.',
    Parcels: 'Colis',
    'With what the carrier charges; lightest first.':
      'Avec ce que prend le transporteur ; du plus léger au plus lourd.',
    'VAT in per cent': 'TVA en pour cent',
    'Contained in what customers pay.': 'Comprise dans ce que paient les clients.',
    'Payment fee in per cent': 'Frais de paiement en pour cent',
    'Of what is paid.': 'Du montant payé.',
    'Packaging in CHF': 'Emballage en CHF',
    'Of one parcel, in whole francs.': 'D’un colis, en francs entiers.',
    'Margin to reach in per cent': 'Marge visée en pour cent',
    'Of the price without VAT; free delivery is judged by it.':
      'Du prix hors TVA ; la livraison offerte se juge d’après elle.',
  },
  fields: [
    titleField,
    leadField,
    rangeField('basket', 'Basket', 'In CHF, VAT included.'),
    shareField('goodsShare', 'Cost of the goods', 'In per cent of the basket.'),
    rangeField('charged', 'Delivery charged', 'In CHF; 0 is free delivery.'),
    defineField({
      name: 'parcels',
      title: 'Parcels',
      type: 'array',
      description: 'With what the carrier charges; lightest first.',
      of: [defineArrayMember({ type: 'parcelRate' })],
      validation: (rule) => rule.required().min(1).max(8),
    }),
    constantField('vat', 'VAT in per cent', 'Contained in what customers pay.'),
    constantField('paymentFee', 'Payment fee in per cent', 'Of what is paid.'),
    constantField('packaging', 'Packaging in CHF', 'Of one parcel, in whole francs.'),
    constantField(
      'target',
      'Margin to reach in per cent',
      'Of the price without VAT; free delivery is judged by it.',
    ),
  ],
})
