import { escapeUTF8 } from 'entities/escape'
import type { ServerConfig } from '../config/config.ts'

export type VoiceAgent = NonNullable<ServerConfig['voice']>

/** Where the voice agent stands: a document that pages frame once a visitor wants to talk. */
export const voicePath = '/voice'

/**
 * The document with the widget of the voice agent. What the widget may load is allowed here alone: no page of the site
 * runs a script of others for it.
 */
export function voiceResponse(
  { scriptUrl, agentId }: VoiceAgent,
  common: Readonly<Record<string, string>>,
): Response {
  const script = escapeUTF8(scriptUrl)
  const agent = escapeUTF8(agentId)
  const html = `<!doctype html><html><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Voice</title><script src="${script}" data-agent-id="${agent}" async></script></head><body><elevenlabs-convai agent-id="${agent}"></elevenlabs-convai></body></html>`
  const policy = [
    "default-src 'none'",
    `script-src ${new URL(scriptUrl).origin} blob:`,
    "style-src 'unsafe-inline' https:",
    'img-src https: data: blob:',
    'font-src https: data:',
    'media-src https: blob: data:',
    'connect-src https: wss:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]
  return new Response(html, {
    headers: {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}
