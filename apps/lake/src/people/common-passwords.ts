import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set(dictionary['passwords-common'])

/** Whether a password is one of the 49,000 most common, also with capitals, or with digits and signs behind it. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  return common.has(plain) || common.has(plain.replace(/[^\p{L}]+$/u, ''))
}
