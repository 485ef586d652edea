import { type Language, planFamilies } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { languageOf } from '../../queries/localize.ts'
import { planKey } from '../../shared/contact/plan-address.ts'
import { wordsOf } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'

/** Something the form can ask for. */
export interface Offer {
  /** What an address calls it: see `WishedKeys`. */
  key: string | null
  /** What is shown, and what the agency reads. */
  name: string
  /** The language of its name, where it is not the page's. */
  lang: Language | undefined
}

/** What a quote can be asked for: services, and plans after their family's name. */
export interface Offers {
  services: Offer[]
  plans: Offer[]
}

/** The offers of a form in the page's language, those without a name left out. */
export function useOffers(section: ViewProps<'contactForm'>['section']): Offers {
  const text = useMessages(forms)
  const services = section.services.map(({ key, title }) => ({
    key,
    name: wordsOf(title),
    lang: languageOf(title),
  }))
  const plans = planFamilies.flatMap((family) =>
    section.plans
      .filter((plan) => plan.family === family)
      .map((plan) => ({
        key: planKey(plan),
        name: wordsOf(plan.name) && `${text(`family.${family}`)} – ${wordsOf(plan.name)}`,
        lang: languageOf(plan.name),
      })),
  )
  return { services: services.filter(isNamed), plans: plans.filter(isNamed) }
}

const isNamed = ({ name }: Offer) => name !== ''
