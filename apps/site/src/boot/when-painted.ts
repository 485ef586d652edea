/**
 * A function in JavaScript for the inline scripts: calls what it is given once the page has loaded and its first view
 * can be seen. Two frames after `load` the first view has been drawn; that it has reached the screen is what the
 * browser itself reports. Without the second part, what comes after the first view would now and then be asked for
 * while it is still on its way, and compete with it.
 */
export const whenPainted = `act=>{
let P=PerformanceObserver,
seen=()=>P.supportedEntryTypes?.includes('paint')?new P((l,o)=>{o.disconnect();act()}).observe({type:'paint',buffered:true}):act(),
drawn=()=>requestAnimationFrame(()=>requestAnimationFrame(seen))
document.readyState=='complete'?drawn():addEventListener('load',drawn,{once:true})
}`
