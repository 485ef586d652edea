/** Of badge and strap, which are things: the same in both themes, on paper and in three dimensions. */
export const ink = '#0f1512'
export const paper = '#fbfcfa'
export const metal = '#7b837e'
export const strap = { front: '#fbd11b', back: '#e3b90c' }
