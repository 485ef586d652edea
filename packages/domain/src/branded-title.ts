/**
 * A title as browsers, search results and shared links show it: "Pricing | Jalonne". A title that names the brand itself
 * ("Jalonne, Swiss digital agency") stays as it is.
 */
export function brandedTitle(title: string, brand: string | null | undefined): string {
  if (!brand || title.includes(brand)) return title
  return title ? `${title} | ${brand}` : brand
}
