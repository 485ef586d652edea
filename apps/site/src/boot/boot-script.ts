import { languageChoiceKey } from '@jalonne/domain'
import { dialogLinks } from '../shared/dialog-links.ts'

/**
 * The one script of a page that runs before its first paint; the app follows once that is on screen.
 *
 * - Applies a stored theme, to the page and to the browser's frame, and turns on fonts and map sheets where the browser
 *   has them.
 * - Notes that the address names a place, or that the browser will scroll to where the visitor was: for both, all of the
 *   page is laid out (`followHistory`).
 * - Notes buttons pressed before the part they stand in is hydrated, links that open a dialog, and a question sent to the
 *   assistant (`markHydrated` presses them again). Where the app cannot come, such a link leads to its page, as does one
 *   pressed later, and the question to the contact page.
 * - Stores the language a visitor changes to: the app does so too, but may not have started when the link is followed.
 * - Refuses the right button its menu, but in fields and over drafts; in the capture phase, for React stops presses on
 *   a part that it is about to hydrate.
 * - Once the page is painted: loads the fonts (without their fallbacks, for each of which the browser would search the
 *   system's), then turns them on with the sheets, but where they come late only at the top of the page: further down
 *   they would move what is being read; preloads the app's scripts, starts it, again where it does not come.
 *   A draft does not wait: where the Studio veils its preview, the browser never reports a paint.
 *
 * Inline in the head of every page. Addresses come in data attributes, so that its text, hashed into the CSP, never
 * changes.
 */
export const bootScript = `(()=>{
let d=document,{start,scripts,draft}=d.currentScript.dataset,root=d.documentElement.dataset,theme,P=PerformanceObserver,
presses=window.earlyPresses=[],
enhance=()=>{root.enhanced=''}
try{theme=localStorage.theme;localStorage.fonts&&enhance()}catch{}
if(location.hash)root.toPlace=''
if(/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type))root.goingBack=''
if(theme=='light'||theme=='dark'){
root.theme=theme
for(let m of d.querySelectorAll('meta[data-theme]'))m.media=m.dataset.theme==theme?'all':'not all'
}
addEventListener('click',e=>{
let plain=!(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey),
language=e.target.closest?.('a[hreflang]')?.hreflang,
b=e.target.closest?.('button[type=button]:not([popovertarget]),${dialogLinks}'),
part=b?.href?d.documentElement:b?.closest('[data-section],html')
if(language&&plain)try{localStorage.${languageChoiceKey}=language}catch{}
if(!window.earlyPresses||!part||b.command||part.dataset.hydrated!=null)return
if(b.href){
if(!plain||b.pathname==location.pathname)return
e.preventDefault()
}
presses.push(b)
},true)
addEventListener('submit',e=>{
if(!window.earlyPresses||root.hydrated!=null||!e.target.closest('[data-dock]'))return
e.preventDefault()
presses.push(e.submitter)
},true)
addEventListener('contextmenu',e=>{
if(draft!=null||e.button!=2&&!e.ctrlKey||e.pointerType=='touch'||e.target.closest?.('input,textarea,select,[contenteditable]'))return
e.preventDefault()
window.refusedMenu={x:e.clientX,y:e.clientY}
dispatchEvent(new Event('menurefused'))
},true)
let painted=()=>{
let style=getComputedStyle(d.documentElement),began=Date.now(),
turnOn=()=>{scrollY&&Date.now()-began>3e3?addEventListener('scroll',()=>turnOn(),{once:true}):enhance()}
Promise.all(['sans','mono'].map(name=>d.fonts.load('1em '+style.getPropertyValue('--web-'+name).split(',')[0]))).then(()=>{try{localStorage.fonts=1}catch{}}).catch(()=>{}).then(turnOn)
for(let href of scripts.split(' '))d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href}))
let load=again=>import(start).catch(e=>{
let b=presses.find(b=>b.type!='button')
if(again&&!b)return new Promise(r=>setTimeout(r,2e3)).then(()=>load(again-1))
navigator.sendBeacon('/api/error',JSON.stringify({message:String(e),stack:e.stack,url:location.href}))
delete window.earlyPresses
b&&(b.form?b.form.submit():location.assign(b.href))
throw e
})
load(3)
},
reported=()=>draft==null&&P.supportedEntryTypes?.includes('paint')?new P((l,o)=>{o.disconnect();painted()}).observe({type:'paint',buffered:true}):painted(),
drawn=()=>requestAnimationFrame(()=>requestAnimationFrame(reported))
d.readyState=='complete'?drawn():addEventListener('load',drawn,{once:true})
})()`
