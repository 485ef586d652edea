/** The event on window that says that the context menu has been refused; `window.refusedMenu` holds the place. */
export const menuRefused = 'menurefused'

/**
 * Keeps the browser's context menu from opening, from the first moment on. It still opens in form fields, by the
 * keyboard's own key, and under a finger, where it comes with selecting text. Inline in every page; its text is hashed
 * into the CSP.
 */
export const contextMenuScript = `(()=>{
let byKey
addEventListener('keydown',e=>{byKey=e.key=='ContextMenu'||e.key=='F10'&&e.shiftKey},true)
addEventListener('pointerdown',()=>{byKey=0},true)
addEventListener('contextmenu',e=>{
if(byKey||e.pointerType=='touch'||e.target.closest?.('input,textarea,select,[contenteditable]:not([contenteditable="false"])'))return
e.preventDefault()
window.refusedMenu={x:e.clientX,y:e.clientY}
dispatchEvent(new Event('${menuRefused}'))
})
})()`
