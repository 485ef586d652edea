export const faqListFields = `
  "faqs": coalesce(faqs[@->_type == "faq"]->{
    _id,
    question,
    "answer": answer{_type, "fr": fr[]{...shape::block(@)}, "en": en[]{...shape::block(@)}}
  }, []),
  "contact": shape::link(contact)
`
