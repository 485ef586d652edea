export const videoFields = `
  "url": file.asset->url,
  "poster": shape::image(poster),
  "captionsFr": captionsFr.asset->url,
  "captionsEn": captionsEn.asset->url
`
