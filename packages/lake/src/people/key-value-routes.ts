import { Hono } from 'hono'
import * as v from 'valibot'
import { readJson } from '../http/body.ts'
import type { ProtocolContext } from '../http/context.ts'
import { json } from '../http/respond.ts'
import { LakeProblem } from '../problem.ts'
import { member } from './member.ts'
import { memoryKeyValues } from './memory-key-values.ts'

const mostBytes = 64 * 1024

const Pairs = v.pipe(
  v.array(
    v.object({
      key: v.pipe(v.string(), v.minLength(1), v.maxLength(250)),
      value: v.custom<unknown>((value) => value !== undefined),
    }),
  ),
  v.maxLength(100),
)

/** `/users/me/keyvalue`: small settings of the caller, viewers too. */
export function keyValueRoutes(context: ProtocolContext): Hono {
  const pairs = context.options.people?.keyValues ?? memoryKeyValues(context.now)
  const routes = new Hono()

  routes.get('/:version{v[^/]+}/users/me/keyvalue', async ({ req }) => {
    const { id } = await member(context, req.raw)
    return json(await pairs.get(id))
  })

  routes.get('/:version{v[^/]+}/users/me/keyvalue/:keys', async ({ req }) => {
    const { id } = await member(context, req.raw)
    return json(await pairs.get(id, req.param('keys').split(',')))
  })

  routes.put('/:version{v[^/]+}/users/me/keyvalue', async ({ req }) => {
    const { id } = await member(context, req.raw)
    const parsed = v.safeParse(Pairs, await readJson(req.raw, mostBytes))
    if (parsed.success) return json(await pairs.set(id, parsed.output))
    const description = 'The body must be a list of at most 100 {key, value}'
    throw new LakeProblem(400, 'invalidBodyError', description)
  })

  routes.delete('/:version{v[^/]+}/users/me/keyvalue/:key', async ({ req }) => {
    const { id } = await member(context, req.raw)
    if (await pairs.delete(id, req.param('key'))) return json({})
    throw new LakeProblem(404, 'notFoundError', 'There is no such key')
  })

  return routes
}
