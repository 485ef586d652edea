/** A pointer to another document of the seed, by its `_id`. */
export interface Reference {
  _type: 'reference'
  _ref: string
}

/** Points to the document with this id; a test makes sure that it is in the seed. */
export const reference = (id: string): Reference => ({ _type: 'reference', _ref: id })
