export { contourAddress, contourVersion, seedFromAddress } from './address.ts'
export { drawContours } from './draw.ts'
