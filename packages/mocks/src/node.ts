import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { seedFile } from '@jalonne/seed/file'
import { HttpRequestInterceptor } from '@mswjs/interceptors/http'
import type { RequestHandler } from 'msw'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import {
  type ContentMock,
  type ContentMockOptions,
  createContentMock,
  isLakePath,
} from './content-mock.ts'
import { refuseOthers } from './refuse-others.ts'

export interface NodeContentMockOptions extends ContentMockOptions {
  /** What to do with a request that is not for the lake: fail it (the default), or let it through. */
  otherRequests?: 'error' | 'bypass'
  /** What else is answered, such as the visitor's API by the handlers of `createApiMock`. */
  otherHandlers?: readonly RequestHandler[]
}

/** Stands in for the content lake in this Node process from now on, until `close()`. */
export async function startContentMock(options: NodeContentMockOptions = {}): Promise<ContentMock> {
  const mock = await createContentMock({ readImage, ...options })
  const network = defineNetwork({
    // Not `setupServer`: in Node @sanity/client brings its own undici, which only the socket sees.
    sources: [new InterceptorSource({ interceptors: [new HttpRequestInterceptor()] })],
    handlers: [
      ...mock.handlers,
      ...(options.otherHandlers ?? []),
      ...(options.otherRequests === 'bypass' ? [] : [refuseOthers]),
    ],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  await network.enable()
  return {
    ...mock,
    close: async () => {
      await network.disable()
      await mock.close()
    },
  }
}

/**
 * Answers what a server of this process is asked for at the addresses of a lake, and passes on the rest: a page asks for
 * its first images before anything in the browser could answer.
 */
export function lakeMiddleware(mock: ContentMock) {
  const respond = getRequestListener(async (request, { outgoing }) => {
    const answer = await mock.respond(request)
    if (answer.type !== 'error') return answer
    // The mock is set to cut the connection.
    outgoing.destroy()
    return new Response()
  })
  return (...[request, response, next]: [...Parameters<RequestListener>, next: () => void]) => {
    if (isLakePath(request.url ?? '')) void respond(request, response)
    else next()
  }
}

const readImage = async (name: string) =>
  new Uint8Array(await readFile(resolve(seedFile, '../images', name)))
