import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { clientReader } from '@jalonne/node-kit/client-address'
import { logDrops } from '@jalonne/node-kit/log-drops'
import { rateLimit } from '@jalonne/node-kit/rate-limit'
import { drain } from '@jalonne/node-kit/stop'
import type { SiteConfig } from '@jalonne/site/config'
import type { Render, SiteAssets } from '@jalonne/site/render'
import type { Logger } from 'pino'
import { openAssistant } from './assistant/assistant.ts'
import type { ServerConfig } from './config/config.ts'
import { followAgency } from './content/agency.ts'
import { lakeBreaker } from './content/lake-breaker.ts'
import { lakeMembers } from './content/lake-members.ts'
import { readToken } from './content/read-token.ts'
import { contentReader } from './content/reader.ts'
import { warnOfRefusedOrigins } from './content/refused-origins.ts'
import { openPainter } from './feeds/painter.ts'
import { ShareImages } from './feeds/share-images.ts'
import { withSiteDocuments } from './feeds/site-documents.ts'
import type { Inbox } from './inbox/inbox.ts'
import { isMailLate } from './inbox/mail-queue.ts'
import { ChangeLog } from './live/change-log.ts'
import { FanOut } from './live/fan-out.ts'
import { openLakeStream } from './live/lake-stream.ts'
import { onNewDay } from './live/new-day.ts'
import { cachedQueries } from './live/query-cache.ts'
import { PageCache } from './pages/page-cache.ts'
import { openPageStore } from './pages/page-store.ts'
import { Pages } from './pages/pages.ts'
import { siteRenderer } from './pages/site-renderer.ts'
import { mayHoldPass } from './preview/cookies.ts'
import { openPreview } from './preview/open-preview.ts'
import { createApp } from './routes/app.ts'
import { requestListener } from './routes/request-listener.ts'
import { serveHit } from './transport/fast-path.ts'
import { type Health, readinessCheck } from './transport/health.ts'
import { namesOneHost } from './transport/host-header.ts'
import { createHttpServer, listen } from './transport/http-server.ts'
import { siteMetrics } from './transport/metrics.ts'
import type { SecurityContext } from './transport/security-headers.ts'
import type { StaticFiles } from './transport/static-files.ts'

/** One in so many requests served from the cache is logged: each line costs more than the response. */
const logEvery = 100

export interface SiteServerOptions {
  config: ServerConfig
  /**
   * The site: its render function, what it was built into, and what tells this build from
   * others. Without the last, pages are not stored on the disk.
   */
  site: { render: Render; assets: SiteAssets; release?: string }
  files: StaticFiles
  /** Where what visitors send is kept; the caller closes it after the server. */
  inbox: Omit<Inbox, 'close'>
  log: Logger
  now?: () => number
  development?: {
    /** Made beforehand, because the hot reload wants to share it. */
    server: Server
    /** Whether the browser sends its own content queries. */
    mocks: boolean
    transform: (html: string) => Promise<string>
    /** Takes a request when it is for a source module; calls `next` when not. */
    middleware: (...args: [...Parameters<RequestListener>, next: () => void]) => void
  }
}

export interface SiteServer {
  port: number
  /** Stops accepting, ends the event streams, waits for responses under way (5 s at most). */
  close(): Promise<void>
}

/** Puts the parts together and listens. Throws `ListenError` when host or port can't be had. */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { config, log, inbox, now = Date.now, development } = options
  const { projectId: project, dataset, apiHost, useProjectHostname } = config.content
  const lake = useProjectHostname ? 'Sanity' : apiHost
  log.info({ project, dataset, lake }, 'content comes from this lake')
  // A lake of ours lets nobody in whom it was not told of, and says so in its own log.
  if (useProjectHostname) void warnOfRefusedOrigins(config, log)
  // How long something has been counts on when the machine's clock is set back.
  const steady = () => performance.now()
  const changes = new ChangeLog({ epoch: randomUUID().slice(0, 8) })
  const cache = new PageCache({ maxBytes: config.limits.pageCacheBytes })
  const security: SecurityContext = {
    origin: config.origin,
    contentOrigins: contentOrigins(config),
    relaxed: development !== undefined,
    ...(config.indexed ? {} : { unindexed: true }),
    ...(config.voice ? { voice: true } : {}),
  }
  const publicConfig = siteConfig(config, development?.mocks ?? false)
  const { release } = options.site
  const store = release
    ? await openPageStore(cache, {
        folder: config.files.pages,
        release: JSON.stringify([release, publicConfig, security]),
        log,
      })
    : null
  const fanOut = new FanOut({
    changes,
    maxStreams: config.limits.liveStreams,
    maxStreamsPerClient: config.limits.liveStreamsPerClient,
  })
  const deadlineMs = config.limits.renderDeadlineMs
  // A query gives up before the rendering that waits for it, so that the next one finds the circuit open.
  const breaker = lakeBreaker({ deadlineMs: deadlineMs * 0.9, log })
  const token = readToken({ token: config.content.readToken, log, now: steady })
  const fetchContent = cachedQueries({
    fetchContent: contentReader({
      content: config.content,
      token,
      eventId: () => changes.eventId,
      breaker,
      now,
    }),
    changes,
    isConnected: () => live.connected,
  })
  let closedDays: readonly string[] = []
  const agency = followAgency({
    ...config.mail,
    fetchContent,
    origin: config.origin,
    log,
    onKnown: (known) => {
      closedDays = known.closedDays
      if (config.mail.smtpUrl === null) return
      if (known.mail) inbox.sendAs(known.mail)
      else log.warn('mails wait: neither the settings nor MAIL_FROM name an address to send from')
    },
  })
  const assistant = openAssistant({ fetchContent, model: config.model, inbox, now, log })
  const startOver = () => {
    changes.recordGap()
    cache.outdateAll()
    fanOut.restart()
  }
  // Outdate first: a visitor's browser fetches again as soon as it gets the event.
  const live = openLakeStream({
    content: config.content,
    token,
    log,
    now: steady,
    onChange: (tags, eventId) => {
      changes.record(tags, eventId)
      const outdated = cache.outdate(tags)
      fanOut.publish(tags, eventId)
      agency.changed(tags)
      assistant.changed(tags)
      log.info({ tags: tags.length, outdated, readers: fanOut.size }, 'content changed')
    },
    onConnected: breaker.resume,
    onGap: () => {
      startOver()
      agency.changed(null)
      assistant.changed(null)
      log.info('live events start over: every page is outdated')
    },
  })
  // An article waits for its day, which comes without an event.
  const stopDays = onNewDay(now, () => {
    startOver()
    assistant.changed(null)
    log.info('a new day: every page is outdated')
  })
  const published = {
    ...options.site,
    fetchContent,
    siteConfig: publicConfig,
    security,
    deadlineMs,
    log,
    ...(development ? { transform: development.transform } : {}),
  }
  const renderPage = siteRenderer(published)
  const render = withSiteDocuments(renderPage, { fetchContent, security, deadlineMs, log })
  const painter = openPainter(log)
  const pages = new Pages({
    cache,
    changes,
    live,
    log,
    now: steady,
    // Sources change without an event: in development every request renders.
    render: development
      ? async (...args) => ({ ...(await render(...args)), cacheable: false })
      : render,
  })
  const { rendersPerMinute } = config.limits
  const renders = rateLimit({ burst: Math.min(rendersPerMinute, 100), perMinute: rendersPerMinute })
  const started = performance.now()
  const mailState = (): Health['mail'] => {
    if (config.mail.smtpUrl === null) return 'none'
    return isMailLate(inbox.waitingMails()) ? 'late' : 'on time'
  }
  const health = (): Health => ({
    status: 'ok',
    readToken: token.state,
    lake: breaker.isOpen ? 'hanging' : live.connected ? 'connected' : 'disconnected',
    mail: mailState(),
    cursor: changes.cursor,
    pages: cache.stats(),
    liveStreams: fanOut.size,
    uptimeSeconds: Math.round((performance.now() - started) / 1000),
  })
  const metrics = siteMetrics(health, inbox.waitingMails)
  const app = createApp({
    pages,
    fanOut,
    files: options.files,
    security,
    hosts: config.hosts,
    readClient: clientReader(config.trustedProxies),
    inbox,
    assistant,
    isMember: lakeMembers(config.content, breaker),
    voice: config.voice,
    preview: openPreview({ config, published, breaker, now }),
    now,
    shareImages: new ShareImages({
      fetchContent,
      paint: painter.paint,
      deadlineMs,
      log,
    }),
    mayRender: (client) => renders.take(client) === 0,
    closedDays: () => closedDays,
    log,
    health,
    readiness: readinessCheck(() => inbox.check(), health),
    metrics,
    metricsToken: config.metricsToken,
  })
  const respond = requestListener(app, security, log)
  let hits = 0
  const countHit = (
    { method = '', url = '' }: IncomingMessage,
    { statusCode }: ServerResponse,
    began: number,
  ) => {
    const took = performance.now() - began
    const request = { method, path: url.split('?', 1)[0] ?? '', status: statusCode }
    metrics.observe({ ...request, seconds: took / 1000 })
    metrics.hit()
    hits += 1
    if (hits % logEvery === 1)
      log.info({ ...request, ms: Math.round(took), oneOf: logEvery }, 'hit')
  }
  const find = (key: string) => pages.current(key)
  const server = development?.server ?? createHttpServer(config.limits.connections)
  logDrops(server, log)
  server.on('request', (request, response) => {
    const mayBeHit = namesOneHost(request) && !mayHoldPass(request.headers.cookie)
    const began = performance.now()
    if (mayBeHit && serveHit(find, request, response)) return countHit(request, response, began)
    if (!development) return void respond(request, response)
    development.middleware(request, response, () => void respond(request, response))
  })
  const endStreams = () => {
    stopDays()
    fanOut.close()
    live.close()
    agency.close()
    assistant.close()
  }
  const close = async () => {
    const drained = drain(server, 5_000)
    endStreams()
    await drained
    breaker.close()
    await store?.settled()
    await painter.close()
  }
  try {
    return { port: await listen(server, config.port, config.host), close }
  } catch (error) {
    endStreams()
    breaker.close()
    throw error
  }
}

function siteConfig({ origin, hosts, content, voice }: ServerConfig, mocks: boolean): SiteConfig {
  const { readToken: _secret, ...readable } = content
  return {
    origin,
    hosts,
    content: readable,
    live: { url: '/live', cursor: null },
    mocks,
    ...(voice ? { voice: true } : {}),
  }
}

/** Where pages query and load images: the API, by project and by CDN, and the image host. */
function contentOrigins({ content }: ServerConfig): string[] {
  if (!content.useProjectHostname) return [new URL(content.apiHost).origin]
  return [
    `https://${content.projectId}.api.sanity.io`,
    `https://${content.projectId}.apicdn.sanity.io`,
    'https://cdn.sanity.io',
  ]
}
