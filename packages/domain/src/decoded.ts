/** An address as people read it: `/caf%C3%A9` → `/café`. What can't be decoded stays as it is. */
export function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
