export const blogHeaderFields = `title, lead, newsletterTitle, newsletterNote, newsletterThanks`
