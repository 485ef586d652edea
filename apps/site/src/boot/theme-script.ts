/**
 * Applies a stored theme before anything is painted, to the page and to the browser's frame. Inline in every page;
 * its text is hashed into the CSP.
 */
export const themeScript = `try{let t=localStorage.theme
if(t=='light'||t=='dark'){
document.documentElement.dataset.theme=t
for(let m of document.querySelectorAll('meta[data-theme]'))m.media=m.dataset.theme==t?'all':'not all'
}}catch{}`
