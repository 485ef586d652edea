import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { rangeField, shareField } from '../tool-fields.ts'

export const leadCalculator = defineSection({
  name: 'leadCalculator',
  title: 'Calculator: cost of an enquiry',
  description: 'Visitors work out what an enquiry and a customer cost them.',
  purpose: 'offers',
  french: {
    'Calculator: cost of an enquiry': 'Calculateur : coût d’une demande',
    'Visitors work out what an enquiry and a customer cost them.':
      'Les visiteurs calculent ce que leur coûtent une demande et un client.',
    'Budget a month': 'Budget par mois',
    'In CHF, for advertising.': 'En CHF, pour la publicité.',
    'Cost of a visit': 'Coût d’une visite',
    'In whole CHF.': 'En CHF entiers.',
    'Visits that become an enquiry': 'Visites qui deviennent une demande',
    'In per cent.': 'En pour cent.',
    'Enquiries that become a sale': 'Demandes qui deviennent une vente',
    'Margin per customer': 'Ce que laisse un client',
    'In CHF, once the work is paid for.': 'En CHF, une fois le travail payé.',
  },
  fields: [
    titleField,
    leadField,
    rangeField('budget', 'Budget a month', 'In CHF, for advertising.'),
    rangeField('visitCost', 'Cost of a visit', 'In whole CHF.'),
    shareField('enquiryRate', 'Visits that become an enquiry', 'In per cent.'),
    shareField('saleRate', 'Enquiries that become a sale', 'In per cent.'),
    rangeField('margin', 'Margin per customer', 'In CHF, once the work is paid for.'),
  ],
})
