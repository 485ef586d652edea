import { whenPainted } from './when-painted.ts'

/** The id of the style element that holds what may come once the first view stands. */
export const afterPaintId = 'after-paint'

/**
 * Turns on web fonts and map sheets: after the first paint on a first visit, so that 90 KB of them do not delay the
 * first words, and in a way that moves nothing (`change-letters.ts`, its address in a data attribute); at once when
 * the browser has the fonts from an earlier page. The manifest, which browsers fetch as soon as they know of it, is made
 * known then too. Inline in every page; its text is hashed into the CSP.
 */
export const afterPaintScript = `(()=>{
let style=document.getElementById('${afterPaintId}'),{letters,manifest}=document.currentScript.dataset,known,
on=()=>{style.media='all'},painted=${whenPainted}
try{known=localStorage.fonts}catch{}
known&&on()
painted(()=>{
document.head.append(Object.assign(document.createElement('link'),{rel:'manifest',href:manifest}))
known||import(letters).catch(on)
})
})()`
