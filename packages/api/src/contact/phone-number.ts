/**
 * Whether what somebody wrote for their number names this one, whichever way it is written: `+41 21 555 01 02`,
 * `0041215550102` and `021 555 01 02` are one, also beside another number or other words. Forms check no numbers: where
 * there are no digits, the words themselves are compared. For finding people only.
 */
export function namesNumber(words: string, number: string): boolean {
  const wanted = plainNumber(number)
  if (plainNumber(words) === wanted) return wanted !== ''
  const national = wanted.replace(/^0/, '')
  // Of one without its prefix, strangers' numbers hold the digits.
  if (!/^\d{9,}$/.test(national)) return false
  const whole = new RegExp(`(?:^|0|41)${national}`)
  const written = words.match(/[\d\s()./+–-]+/g) ?? []
  return written.some((digits) => whole.test(digits.replace(/\D/g, '')))
}

function plainNumber(phone: string): string {
  // Brackets, and marks that can't be seen, may stand before the sign.
  const bare = phone.replace(/[^\d+]/g, '')
  const digits = bare.replaceAll('+', '')
  if (digits === '') return phone.trim().toLowerCase()
  const international = /^(?:\+|00)/.test(bare)
  const number = international ? digits.replace(/^00/, '') : digits
  // "+41 (0)21 …" is a common mistake.
  return international ? number.replace(/^410?/, '0') : number
}
