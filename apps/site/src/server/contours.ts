// The server may not reach into the design system: what it serves of it goes through the site.
export { contourAddress, contourVersion, drawContours, seedFromAddress } from '@jalonne/ui/contours'
