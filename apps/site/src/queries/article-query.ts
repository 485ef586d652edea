import { defineQuery } from 'groq'
import { articleCardFields } from './article-fragments.ts'
import { href } from './fragments.ts'
import { localized } from './localized.ts'

const blocks = `_type=="block"=>{...,markDefs[]{_key,_type,"href":${href}}},_type=="textImage"=>{_key,_type,alt,caption,"url":asset->url,"width":asset->metadata.dimensions.width,"height":asset->metadata.dimensions.height,"colour":select(asset->metadata.isOpaque==true=>asset->metadata.palette.dominant.background)},_type=="codeBlock"=>{_key,_type,title,language,code}`

const content = `select($lang=="fr"=>coalesce(content.fr[]{${blocks}},select(defined(content.en)=>{"text":coalesce(content.en[]{${blocks}},[]),"lang":"en"},null)),coalesce(content.en[]{${blocks}},select(defined(content.fr)=>{"text":coalesce(content.fr[]{${blocks}},[]),"lang":"fr"},null)))`

/**
 * One article with its text and two others to go on with, those of its category first. Parameters: `slug`, `lang`
 * ("fr" or "en"). Null when no article has this slug.
 */
export const ARTICLE_QUERY = defineQuery(`*[_type == "article" && slug.current == $slug][0]{
  ${articleCardFields},
  "seoTitle": coalesce(${localized('seoTitle')}, ${localized('title')}),
  "updatedAt": _updatedAt,
  "content": ${content},
  "blog": *[_type == "page" && path == "/blog"][0]{"title": ${localized('title')}},
  "home": *[_type == "page" && path == "/"][0]{"title": ${localized('title')}},
  "related": *[_type == "article" && defined(slug.current) && slug.current != $slug]
    | order((category == ^.category) desc, date desc, _id asc)[0...2]{${articleCardFields}}
}`)
