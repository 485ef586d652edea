export const galleryFields = `
  "images": coalesce(images[defined(image.asset->url)]{_key, caption, "image": shape::image(image)}, [])
`
