export const pageHeaderFields = `title, lead, "figure": shape::figure(figure)`
