import { whenPainted } from './when-painted.ts'

/**
 * What a page must do before anything else of the site is there; all the rest comes with the start script (`start.ts`),
 * once the page has painted or at the visitor's first intent, whichever is first.
 *
 * - Applies a stored theme, to the page and to the browser's frame, and the web fonts where the browser has them.
 * - Asks for the start script and, at the same time, for the state of the page.
 * - Notes buttons that are pressed before the app has taken over, and refuses the right button its menu.
 * - Where the start script can't be fetched, lets the browser change the letters itself and tells the developers.
 *
 * Inline in the head of every page, its addresses in data attributes so that its text, hashed into the CSP, never
 * changes.
 */
export const bootScript = `(()=>{
let d=document,{start,state}=d.currentScript.dataset,root=d.documentElement.dataset,theme,awake,
on=()=>{root.settled=''},
b=window.boot={pressed:[],press:e=>{
(e=e.target.closest?.('button[type=button]:not([popovertarget],[command])'))&&b.pressed.push(e)
},fail:e=>{
navigator.sendBeacon('/api/error',JSON.stringify({message:String(e),url:location.href}))
throw e
}},
wake=e=>{
b.intent||=e
if(awake)return b.launch?.()
awake=1
if(state)b.state=fetch(state)
import(start).catch(e=>{on();b.fail(e)})
}
try{theme=localStorage.theme;localStorage.fonts&&on()}catch{}
if(theme=='light'||theme=='dark'){
root.theme=theme
for(let m of d.querySelectorAll('meta[data-theme]'))m.media=m.dataset.theme==theme?'all':'not all'
}
for(let e of ['pointerdown','keydown','touchstart','focusin'])addEventListener(e,wake,{capture:true,once:true,passive:true})
addEventListener('click',b.press,true)
addEventListener('contextmenu',b.refuse=e=>{
if(e.button!=2||e.pointerType=='touch'||e.target.closest?.('input,textarea,select'))return
e.preventDefault()
window.refusedMenu={x:e.clientX,y:e.clientY}
});
(${whenPainted})(()=>wake())
})()`
