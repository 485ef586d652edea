import { idleFallback, idleTimeout } from '../shared/when-idle.ts'
import { whenPainted } from './when-painted.ts'

/**
 * Wakes the app up once the page has painted and is idle, or at the visitor's first intent, whichever is first.
 * Buttons pressed before the app has taken over are pressed again when it has (`hydrated` event on window).
 * What the entry stands on is asked for and run piece by piece before it, so that no single task holds up the page for
 * long.
 * When the app can't be fetched, the developers hear of it.
 * Inline in every page, its addresses in data attributes so that its text, hashed into the CSP, never changes.
 */
export const bootScript = `(()=>{
let{entry,scripts}=document.currentScript.dataset,started,pressed=[],
intents=['pointerdown','keydown','touchstart','focusin'],
start=()=>{
if(started)return
started=1
intents.forEach(e=>removeEventListener(e,start,true))
let files=scripts.match(/\\S+/g)
ahead(files)
run(files.slice(0,files.indexOf(entry)+1)).catch(e=>{
navigator.sendBeacon('/api/error',JSON.stringify({message:String(e),url:location.href}))
throw e
})
},
ahead=([href,...rest])=>{
document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))
rest.length&&setTimeout(ahead,0,rest)
},
run=([file,...rest])=>import(file).then(()=>rest.length?new Promise(r=>setTimeout(r)).then(()=>run(rest)):0),
press=e=>{let b=e.target.closest?.('button[type=button]:not([popovertarget],[command])');b&&pressed.push(b)}
intents.forEach(e=>addEventListener(e,start,{capture:true,passive:true}))
addEventListener('click',press,true)
addEventListener('hydrated',()=>{removeEventListener('click',press,true);pressed.forEach(b=>b.click())},{once:true})
let idle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:${idleTimeout}}):setTimeout(start,${idleFallback}),
painted=${whenPainted}
painted(idle)
})()`
