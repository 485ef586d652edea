export const videoFields = `
  "file": file.asset->url,
  "captionsFr": captionsFr.asset->url,
  "captionsEn": captionsEn.asset->url
`
