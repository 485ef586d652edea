// What the server needs of the site to show drafts.
export { type DraftMode, draftModeSchema } from '../draft-mode.ts'
export { editableTexts } from '../features/preview/editable-texts.ts'
export { contentQueries } from '../queries/content-queries.ts'
export { minifyGroq } from '../queries/minify-groq.ts'
