/** The id of the style element that holds what may come once the first view stands. */
export const afterPaintId = 'after-paint'

/**
 * Turns on web fonts and map sheets: after the first paint on a first visit, so that 90 KB of them do not delay the
 * first words; at once when the browser has the fonts from an earlier page. Inline in every page; its text is hashed into the CSP.
 */
export const afterPaintScript = `(()=>{
let style=document.getElementById('${afterPaintId}'),known,
on=()=>{style.media='all';try{localStorage.fonts=1}catch{}}
try{known=localStorage.fonts}catch{}
if(known)return on()
addEventListener('load',on,{once:true})
try{new PerformanceObserver((list,observer)=>{
if(list.getEntriesByName('first-contentful-paint').length){observer.disconnect();on()}
}).observe({type:'paint',buffered:true})}catch{}
})()`
