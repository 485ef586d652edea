export const faqListFields = `
  "faqs": coalesce(faqs[@->_type == "faq"]->{
    _id,
    question,
    "answer": shape::rich(answer)
  }, [])
`
