/** The house colours as the pictures use them: they stay on paper in both themes. */
export const ink = '#101411'
export const signal = '#fccf14'
export const line = '#d3d7d2'
export const paper = '#f9fbf8'

export const width = 1600
const height = 900

/** A sheet of paper with a drawing on it, as SVG. */
export const sheet = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${paper}"/>${drawing}</svg>`
