/**
 * The number that is meant, whichever way it is written: `+41 21 555 01 02`, `0041215550102` and `021 555 01 02` are one.
 * Forms check no numbers: of what has no digits, the words themselves. For finding people only.
 */
export function phoneNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits === '') return phone.trim().toLowerCase()
  const international = /^\s*\+|^\s*00/.test(phone)
  const number = international ? digits.replace(/^00/, '') : digits
  // "+41 (0)21 …" is a common mistake.
  return international ? number.replace(/^410?/, '0') : number
}
