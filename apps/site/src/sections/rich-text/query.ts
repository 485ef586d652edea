const blocks = `_type == "block" => {...shape::block(@)}, _type == "textImage" => {_key, _type, ...shape::image(@)}`

export const richTextFields = `
  title,
  "body": body{_type, "fr": fr[]{${blocks}}, "en": en[]{${blocks}}}
`
