import { logLevels } from '@jalonne/node-kit/log-levels'
import { isLoopback } from '@jalonne/node-kit/loopback'
import * as v from 'valibot'
import { dataFiles } from './data-files.ts'
import {
  flag,
  hostList,
  integer,
  lakePort,
  mailbox,
  oneWord,
  port,
  scriptUrl,
  smtpUrl,
  trustedProxies,
  webBase,
  webOrigin,
} from './fields.ts'

const environment = v.object({
  SITE_PORT: v.optional(port, '3000'),
  SITE_HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  SITE_ORIGIN: v.optional(webOrigin),
  SITE_INDEXED: v.optional(flag, 'true'),
  LAKE_PORT: v.optional(lakePort, '3900'),
  SANITY_PROJECT_ID: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))),
  // With a tilde it is an alias, which the hosted lake knows.
  SANITY_DATASET: v.optional(v.pipe(v.string(), v.regex(/^~?[a-z0-9][a-z0-9_-]*$/)), 'production'),
  SANITY_API_HOST: v.optional(webBase),
  SANITY_API_READ_TOKEN: v.optional(oneWord),
  SANITY_USE_CDN: v.optional(flag, 'true'),
  FR_HOSTS: v.optional(hostList, 'fr.localhost'),
  EN_HOSTS: v.optional(hostList, 'en.localhost'),
  TRUST_PROXY: v.optional(trustedProxies, 'false'),
  PREVIEW_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more')),
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty())),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(mailbox),
  MAIL_TEAM: v.optional(mailbox),
  LEADS_RETENTION_DAYS: v.optional(integer(1, 36_500), '730'),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.~+/-]{16,}=*$/, 'must be 16 letters and digits or more')),
  ),
  CHAT_API_URL: v.optional(webBase),
  CHAT_API_KEY: v.optional(oneWord),
  CHAT_MODEL: v.optional(v.pipe(v.string(), v.nonEmpty())),
  CHAT_DEADLINE_MS: v.optional(integer(100, 60_000), '8000'),
  CHAT_CALLS_PER_DAY: v.optional(integer(1, 1_000_000), '500'),
  CHAT_CALLS_PER_CLIENT: v.optional(integer(1, 1_000_000), '30'),
  VOICE_SCRIPT_URL: v.optional(scriptUrl),
  VOICE_AGENT_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/, 'must be one word'))),
  LOG_LEVEL: v.optional(v.picklist(logLevels), 'info'),
  PAGE_CACHE_MB: v.optional(integer(1, 4096), '64'),
  RENDER_DEADLINE_MS: v.optional(integer(50, 60_000), '5000'),
  RENDERS_PER_MINUTE: v.optional(integer(1, 1_000_000), '600'),
  MAX_CONNECTIONS: v.optional(integer(1, 1_000_000), '10000'),
  MAX_LIVE_STREAMS: v.optional(integer(1, 1_000_000), '2000'),
  MAX_LIVE_STREAMS_PER_CLIENT: v.optional(integer(1, 1_000_000), '100'),
})

const apiVersion = '2025-02-19'

export type ServerConfig = ReturnType<typeof readConfig>

/** The names of all settings. */
export const settingNames = Object.keys(environment.entries)

/**
 * The settings of the process, read from its environment.
 *
 * Without `SANITY_PROJECT_ID` the content comes from the embedded lake on `LAKE_PORT`; with it, from
 * the hosted one. Durations are milliseconds, sizes bytes.
 * @throws {ConfigError} one sentence that names every variable that cannot be used, and why
 */
export function readConfig(env: Record<string, string | undefined>) {
  // An empty variable (`SITE_PORT= node …`) means the same as an absent one.
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(environment, present)
  if (!parsed.success) throw new ConfigError(describe(parsed.issues))
  const e = parsed.output
  if (!isLoopback(e.SITE_HOST) && e.SITE_ORIGIN === undefined) {
    throw new ConfigError(
      `The server cannot start: SITE_HOST=${e.SITE_HOST} lets other machines in, so SITE_ORIGIN must say by which address they reach it, such as https://www.example.ch.`,
    )
  }
  const hosted = e.SANITY_PROJECT_ID !== undefined
  return {
    host: e.SITE_HOST,
    port: e.SITE_PORT,
    lakePort: e.LAKE_PORT,
    origin: e.SITE_ORIGIN ?? `http://localhost:${e.SITE_PORT}`,
    indexed: e.SITE_INDEXED,
    hosts: { fr: e.FR_HOSTS, en: e.EN_HOSTS },
    trustedProxies: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN ?? null,
    content: {
      projectId: e.SANITY_PROJECT_ID ?? 'jalonne',
      dataset: e.SANITY_DATASET,
      apiVersion,
      apiHost:
        e.SANITY_API_HOST ?? (hosted ? 'https://api.sanity.io' : `http://localhost:${e.LAKE_PORT}`),
      useProjectHostname: hosted && e.SANITY_API_HOST === undefined,
      useCdn: hosted && e.SANITY_API_HOST === undefined && e.SANITY_USE_CDN,
      readToken: e.SANITY_API_READ_TOKEN ?? null,
    },
    mail: {
      smtpUrl: e.SMTP_URL ?? null,
      from: e.MAIL_FROM ?? null,
      team: e.MAIL_TEAM ?? null,
    },
    files: dataFiles(e),
    model: modelSettings(e),
    voice: voiceSettings(e),
    previewSecret: e.PREVIEW_SECRET ?? null,
    leadsRetentionDays: e.LEADS_RETENTION_DAYS,
    limits: {
      pageCacheBytes: e.PAGE_CACHE_MB * 1024 * 1024,
      renderDeadlineMs: e.RENDER_DEADLINE_MS,
      rendersPerMinute: e.RENDERS_PER_MINUTE,
      connections: e.MAX_CONNECTIONS,
      liveStreams: e.MAX_LIVE_STREAMS,
      liveStreamsPerClient: e.MAX_LIVE_STREAMS_PER_CLIENT,
    },
  }
}

function modelSettings(e: v.InferOutput<typeof environment>) {
  const { CHAT_API_URL: url, CHAT_API_KEY: key = null, CHAT_MODEL: model } = e
  if (url === undefined && model === undefined && key === null) return null
  if (url === undefined || model === undefined) {
    throw new ConfigError(
      'The server cannot start: CHAT_API_URL and CHAT_MODEL belong together; without both the assistant answers without a model.',
    )
  }
  return {
    url,
    key,
    model,
    deadlineMs: e.CHAT_DEADLINE_MS,
    perDay: e.CHAT_CALLS_PER_DAY,
    perClientAndDay: e.CHAT_CALLS_PER_CLIENT,
  }
}

function voiceSettings({
  VOICE_SCRIPT_URL: scriptUrl,
  VOICE_AGENT_ID: agentId,
}: v.InferOutput<typeof environment>) {
  if (scriptUrl === undefined && agentId === undefined) return null
  if (scriptUrl !== undefined && agentId !== undefined) return { scriptUrl, agentId }
  throw new ConfigError(
    'The server cannot start: VOICE_SCRIPT_URL and VOICE_AGENT_ID belong together; without both the round button books a call.',
  )
}

/** A setting that cannot be used; its message is the one sentence to show. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  const faults = issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'} ${fault(issue)}`)
  return `The server cannot start: ${faults.join('; ')}.`
}

function fault(issue: v.BaseIssue<unknown>): string {
  // Tokens are secrets, and an address may hold a password: they are never repeated.
  const secret =
    /TOKEN$|SECRET$|PASSWORD$|KEY$|^SMTP_URL$/.test(v.getDotPath(issue) ?? '') ||
    /:.*@/s.test(String(issue.input))
  const given = secret ? '' : `, not ${JSON.stringify(issue.input)}`
  const wanted = issue.message.startsWith('Invalid')
    ? `must match ${issue.expected ?? 'its format'}`
    : issue.message
  return `${wanted}${given}`
}
