import { useShownQuery } from '../shown-address.ts'
import { useScripted } from '../use-scripted.ts'
import { renderedWish, type WishedKeys, wishIn } from './wishes.ts'

/**
 * What the address asks a form to open with.
 * @param path of the page, without language
 */
export function useWish(path: string): WishedKeys {
  const search = useShownQuery()
  return useScripted() ? wishIn(search) : renderedWish(path, search)
}
