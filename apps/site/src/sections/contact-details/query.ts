export const contactDetailsFields = `title, lead`
