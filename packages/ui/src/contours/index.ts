export { contourAddress, contourVersion, seedFromAddress } from './address.ts'
export { type ContourOptions, drawContours } from './draw.ts'
