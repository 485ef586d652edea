import { localized } from './localized.ts'

/** Where a link leads, without the language: `/pricing`, `/contact#call`, `https://…`; `#` when its page is gone. */
export const href = `coalesce(page->path,"/blog/"+page->slug.current,path,url,"#")`

/** Fields of a `link`: its text and where it leads. */
export const linkFields = `"label":${localized('label')},"href":${href}`

/** Fields of a `figure`: a price with its period (null for a bare amount), or a text. */
export const figureFields = `"price":coalesce(plan->price,amount),"period":plan->period,"text":${localized('text')}`

const assetFields = `"url":asset->url,"width":asset->metadata.dimensions.width,"height":asset->metadata.dimensions.height,"colour":select(asset->metadata.isOpaque==true=>asset->metadata.palette.dominant.background),hotspot{x,y},crop{top,bottom,left,right}`

/** Fields of a `localeImage`: what an `<img>` needs. */
export const imageFields = `${assetFields},"alt":${localized('alt')}`

/** Fields of a `plan` as tables and cards show it. */
export const planFields = `_id,key,family,"name":${localized('name')},price,period,"popular":popular==true,"summary":${localized('summary')},"features":coalesce(features[]{_key,"text":${localized('text')},"gift":gift==true,link{${linkFields}}},[]),"note":${localized('note')}`

const blockFields = `_type=="block"=>{...,markDefs[]{_key,_type,"href":${href}}},_type=="textImage"=>{_key,_type,alt,${assetFields}}`

/** As `localized`, for the `body` of formatted text: Portable Text with its links resolved. */
export const localizedBody = `select($lang=="fr"=>coalesce(body.fr[]{${blockFields}},select(defined(body.en)=>{"text":coalesce(body.en[]{${blockFields}},[]),"lang":"en"},null)),coalesce(body.en[]{${blockFields}},select(defined(body.fr)=>{"text":coalesce(body.fr[]{${blockFields}},[]),"lang":"fr"},null)))`

const simpleBlockFields = `...,markDefs[]{_key,_type,"href":${href}}`

/** As `localized`, for the `answer` to a question: Portable Text with its links resolved. */
export const localizedAnswer = `select($lang=="fr"=>coalesce(answer.fr[]{${simpleBlockFields}},select(defined(answer.en)=>{"text":coalesce(answer.en[]{${simpleBlockFields}},[]),"lang":"en"},null)),coalesce(answer.en[]{${simpleBlockFields}},select(defined(answer.fr)=>{"text":coalesce(answer.fr[]{${simpleBlockFields}},[]),"lang":"fr"},null)))`
