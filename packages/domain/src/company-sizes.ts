/** How many people work at a company, as the quote form asks for it. */
export const companySizes = ['1-10', '11-49', '50-200', '201+'] as const
