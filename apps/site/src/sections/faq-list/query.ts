export const faqListFields = `
  "faqs": coalesce(faqs[]->{
    _id,
    question,
    "answer": shape::rich(answer)
  }, [])
`
