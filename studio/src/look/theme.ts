import { hues } from '@sanity/color'
import { buildTheme } from '@sanity/ui/theme'

// The tokens of the website in the eleven tints Sanity's components ask for: its greys lean towards green.
const gray = {
  50: '#f5f7f5',
  100: '#ecf0ec',
  200: '#dce1dc',
  300: '#c6ccc7',
  400: '#9aa19a',
  500: '#6c746d',
  600: '#535a54',
  700: '#3d453e',
  800: '#272d28',
  900: '#181d19',
  950: '#0d120e',
}

// What is chosen is ink on light ground and signal yellow on dark ground, as on a plate.
const primary = {
  50: '#fefaeb',
  100: '#fff4ca',
  200: '#ffeb9d',
  300: '#ffdf64',
  400: '#fecf16',
  500: '#1d241e',
  600: '#141a15',
  700: '#3f381b',
  800: '#2e2914',
  900: '#221e10',
  950: '#16140a',
}

/** The look of the Studio: that of the website, light and dark. */
export const theme = buildTheme({
  palette: { ...hues, black: gray[950], white: '#fcfdfc', gray, blue: primary },
})
