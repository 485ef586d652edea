/** A GROQ condition for queries that read raw: a document or its draft, not what is prepared for a release. */
export const inNoRelease = '!(_id in path("versions.**"))'
