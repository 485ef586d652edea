/** Applies a stored theme before anything is painted. Inline in every page; its text is hashed into the CSP. */
export const themeScript =
  "try{let t=localStorage.theme;if(t=='light'||t=='dark')document.documentElement.dataset.theme=t}catch{}"
