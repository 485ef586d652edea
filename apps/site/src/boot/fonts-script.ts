/** The id of the style element that names the web fonts. */
export const fontsId = 'web-fonts'

/**
 * Turns the web fonts on: after the first paint on a first visit, so that 80 KB of letters do not delay the first
 * words; at once when the browser has them from an earlier page. Inline in every page; its text is hashed into the CSP.
 */
export const fontsScript = `(()=>{
let style=document.getElementById('${fontsId}'),known,
on=()=>{style.media='all';try{localStorage.fonts=1}catch{}}
try{known=localStorage.fonts}catch{}
if(known)return on()
addEventListener('load',on,{once:true})
try{new PerformanceObserver((list,observer)=>{
if(list.getEntriesByName('first-contentful-paint').length){observer.disconnect();on()}
}).observe({type:'paint',buffered:true})}catch{}
})()`
