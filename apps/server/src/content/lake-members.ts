import * as v from 'valibot'
import type { LakeBreaker } from './lake-breaker.ts'
import { lakeClient } from './lake-client.ts'
import type { ContentSource } from './source.ts'

// Whoever has no role here may still be somebody: the hosted lake knows people of other projects, too.
const member = v.object({ roles: v.pipe(v.array(v.object({ name: v.string() })), v.minLength(1)) })
const refused = v.object({ statusCode: v.picklist([401, 403]) })

/** Says whether a token is that of somebody who has a role in the lake; asks the lake each time, so that access taken away is gone at once. */
export function lakeMembers(content: ContentSource, breaker: LakeBreaker) {
  return (token: string): Promise<boolean> =>
    breaker.run(async (signal) => {
      try {
        const client = lakeClient(content, { token })
        return v.is(member, await client.request({ url: '/users/me', signal }))
      } catch (error) {
        if (v.is(refused, error)) return false
        throw error
      }
    })
}
