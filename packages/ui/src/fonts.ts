import displayFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2?url'

/** The address of the only font worth preloading: Instrument Sans, latin, with its width axis. */
export { displayFont }
