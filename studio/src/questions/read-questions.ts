import { languages } from '@jalonne/domain'
import * as v from 'valibot'

const shape = v.object({
  areKept: v.boolean(),
  questions: v.array(
    v.object({
      language: v.picklist(languages),
      text: v.string(),
      count: v.number(),
      lastAt: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
})

/** What visitors asked and found no answer to, as the site's server tells it. */
export type OpenQuestions = v.InferOutput<typeof shape>
export type OpenQuestion = OpenQuestions['questions'][number]

/**
 * Reads the open questions from the site. The lake's token shows who asks.
 * @throws when the site can't be reached, or refuses
 */
export async function readQuestions(
  siteOrigin: string,
  token: string,
  signal: AbortSignal,
): Promise<OpenQuestions> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(new URL('/api/questions', siteOrigin), { headers, signal })
  if (!answer.ok) throw new Error(`The site responded with ${answer.status}`)
  return v.parse(shape, await answer.json())
}
