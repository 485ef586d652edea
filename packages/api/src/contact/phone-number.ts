/**
 * The number that is meant, whichever way it is written: `+41 21 555 01 02`, `0041215550102` and `021 555 01 02` are one.
 * Forms check no numbers: of what has no digits, the words themselves. For finding people only.
 */
export function phoneNumber(phone: string): string {
  // Brackets, and marks that can't be seen, may stand before the sign.
  const bare = phone.replace(/[^\d+]/g, '')
  const digits = bare.replaceAll('+', '')
  if (digits === '') return phone.trim().toLowerCase()
  const international = /^(?:\+|00)/.test(bare)
  const number = international ? digits.replace(/^00/, '') : digits
  // "+41 (0)21 …" is a common mistake.
  return international ? number.replace(/^410?/, '0') : number
}
