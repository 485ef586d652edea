import { stegaEncodeSourceMap } from '@sanity/client/stega'

/** A text as the Studio's preview shows it: with the invisible marks that lead to its field. */
export const marked = (text: string, field = 'text'): string =>
  stegaEncodeSourceMap(
    { text },
    {
      documents: [{ _id: 'page', _type: 'page' }],
      paths: [`$['${field}']['fr']`],
      mappings: {
        "$['text']": { source: { document: 0, path: 0, type: 'documentValue' }, type: 'value' },
      },
    },
    { enabled: true, studioUrl: 'http://localhost:3333', filter: () => true },
  ).text
