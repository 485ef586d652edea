/** How many people work at a company, as the quote form asks for it. */
export const companySizes = ['1-10', '10-50', '50-200', '200+'] as const
export type CompanySize = (typeof companySizes)[number]
