import { linkFields, localizedAnswer } from '../../queries/fragments.ts'
import { localized } from '../../queries/localized.ts'

export const faqListFields = `
  "title": ${localized('title')},
  "faqs": coalesce(faqs[@->_type == "faq"]->{
    _id,
    "question": ${localized('question')},
    "answer": ${localizedAnswer}
  }, []),
  contact{${linkFields}}
`
