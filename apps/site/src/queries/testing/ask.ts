import { evaluate, parse } from 'groq-js'

/** Answers a GROQ question over a handful of documents, as a content lake would. */
export async function ask<Result>(
  query: string,
  dataset: object[],
  params: Record<string, string>,
): Promise<Result> {
  const value = await evaluate(parse(query, { params }), { dataset, params })
  return (await value.get()) as Result
}
