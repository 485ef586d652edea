export const videoFields = `
  "file": file.asset->url,
  "poster": shape::image(poster),
  "captionsFr": captionsFr.asset->url,
  "captionsEn": captionsEn.asset->url
`
