/** The operations of a mendoza patch that the encoder writes, each followed by its operands. */
export const opcodes = {
  /** value: the result is this value */
  value: 0,
  /** field index: starts on a field, with a copy of it as output */
  pushFieldCopy: 10,
  /** field index: starts on a field, with nothing as output */
  pushFieldBlank: 11,
  /** element index */
  pushElementCopy: 12,
  /** element index */
  pushElementBlank: 13,
  /** ends what a field push started and stores it under the same name */
  returnIntoObjectSameKeyPop: 15,
  /** ends what an element push started and appends it */
  returnIntoArrayPop: 16,
  /** value, field name */
  setField: 17,
  /** field index */
  deleteField: 19,
  /** value */
  appendValue: 20,
  /** start and end index */
  appendSlice: 21,
  /** string */
  appendString: 22,
  /** start and end, in UTF-8 bytes */
  appendStringSlice: 23,
} as const
