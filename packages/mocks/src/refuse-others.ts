import { HttpResponse, type RequestHandler } from 'msw'
import { http } from 'msw/http'

/**
 * A last handler: what no other handler takes is an error, images and fonts included (which MSW's own
 * `error` strategy lets through to the network).
 */
export const refuseOthers: RequestHandler = http.all(
  () => true,
  ({ request }) => {
    // biome-ignore lint/suspicious/noConsole: the error that fetch throws cannot say which request it was
    console.error(`There is no mock for ${request.method} ${request.url}`)
    return HttpResponse.error()
  },
)
