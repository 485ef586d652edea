/** What the browser's own frame is painted in (`theme-color`): the paper of each theme. */
export const themeColours = { light: '#f9fbf9', dark: '#0d120e' }
