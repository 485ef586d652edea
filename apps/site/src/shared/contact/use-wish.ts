import { useShownQuery } from '../shown-address.ts'
import { type WishedKeys, wishIn } from './wishes.ts'

/** What the address asks a form to open with. */
export const useWish = (): WishedKeys => wishIn(useShownQuery())
