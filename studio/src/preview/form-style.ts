import { createGlobalStyle } from 'styled-components'

/**
 * Makes the form beside the preview wide enough to write in: Presentation gives it a quarter of the window. The field
 * that is opened by a click in the preview keeps off the edges, at once: a smooth scroll ends where the field was before
 * the form had grown. On a telephone the form of a section stays in its pane: over the whole window it would lie under the bars.
 */
export const FormStyle = createGlobalStyle`
  #presentation-narrow-panel-content {
    min-width: min(440px, 100%);

    * {
      scroll-behavior: auto;
    }

    [data-ui='Dialog'] {
      position: absolute;
    }

    input, textarea, [contenteditable] {
      scroll-margin-block: 6rem;
    }
  }
`
