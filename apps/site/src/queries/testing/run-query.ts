import { evaluate, parse } from 'groq-js'

/** Runs a GROQ query over a handful of documents, as a content lake would; today is 1 April 2026. */
export async function runQuery<Result>(
  query: string,
  dataset: object[],
  ownParams: Record<string, string>,
): Promise<Result> {
  const params = { today: '2026-04-01', ...ownParams }
  const value = await evaluate(parse(query, { params }), { dataset, params })
  return (await value.get()) as Result
}
