// TypeGen resolves arrow functions that are called with literals and nothing else: write the field out at each call.
// An explicit null stands at the end of `select`, and an empty text after the fallback, because the type evaluator
// knows neither that a select may match nothing nor that `defined()` rules null out.

/**
 * GROQ for a text in the visitor's language `$lang`: a plain string; `{text, lang}` in the other language
 * where the translation is missing; null where it is missing in both.
 */
export const localized = (field: string) =>
  `select($lang=="fr"=>coalesce(${field}.fr,select(defined(${field}.en)=>{"text":coalesce(${field}.en,""),"lang":"en"},null)),coalesce(${field}.en,select(defined(${field}.fr)=>{"text":coalesce(${field}.fr,""),"lang":"fr"},null)))`
