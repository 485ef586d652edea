import { imageFields } from './fragments.ts'
import { localized } from './localized.ts'

/** Fields of an `article` as lists and cards show it; `length` counts its characters, for the time it takes to read. */
export const articleCardFields = `_id,"slug":coalesce(slug.current,""),category,"date":coalesce(date,""),"title":${localized('title')},"excerpt":${localized('excerpt')},"cover":cover{${imageFields}},"length":length(coalesce(select($lang=="fr"=>coalesce(pt::text(content.fr),pt::text(content.en)),coalesce(pt::text(content.en),pt::text(content.fr))),""))`
