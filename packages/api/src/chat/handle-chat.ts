import { type Language, withLanguage } from '@jalonne/domain'
import { type ApiTextId, api } from '@jalonne/messages/api'
import { readFields, UnreadableBody } from '../read-fields.ts'
import { refererLanguage } from '../referer.ts'
import { type ChatQuestion, chatLanguage, parseChat } from './chat-request.ts'

/** What there is to say to a question, in the language it was asked in. */
export interface ChatAnswer {
  language: Language
  text: string
  /** Pages to read on: paths without language. */
  links: { path: string; title: string }[]
}

export interface ChatDeps {
  /** Seconds until this client, or anybody, may ask again; 0 for now. */
  waitOf: (client: string) => number
  answer: (question: ChatQuestion, client: string) => Promise<ChatAnswer>
  /** Something went wrong that the operator should know. */
  failed: (error: unknown) => void
}

/** What a browser gets: `reply` in a language with links beside it, or `error` with a `message` in its own. */
type ChatResponse =
  | { reply: string; language: Language; links: { href: string; label: string }[] }
  | { error: string; message: string }

// A thousand characters, at four bytes each and escaped, and what the browser tells of itself.
const maxBytes = 16 * 1024

/** `POST /api/chat.php`: answers a visitor's question. */
export async function handleChat(
  request: Request,
  client: string,
  { waitOf, answer, failed }: ChatDeps,
): Promise<Response> {
  let language = refererLanguage(request) ?? 'fr'
  const refuse = (status: number, error: ApiTextId, wait = 0) =>
    respond({ error, message: api.format(language)(error) }, status, wait)
  const wait = waitOf(client)
  if (wait > 0) return refuse(429, 'chat-too-many', wait)
  let fields: unknown
  try {
    fields = await readFields(request, maxBytes)
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error
    return refuse(error.status, error.status === 413 ? 'chat-too-long' : 'unreadable')
  }
  language = chatLanguage(fields) ?? language
  const parsed = parseChat(fields)
  if ('problem' in parsed) return refuse(422, parsed.problem)
  try {
    const found = await answer(parsed.question, client)
    const links = found.links.map(({ path, title }) => ({
      href: withLanguage(path, found.language),
      label: title,
    }))
    return respond({ reply: found.text, language: found.language, links }, 200)
  } catch (error) {
    failed(error)
    return refuse(503, 'chat-unavailable', 5)
  }
}

const respond = (body: ChatResponse, status: number, wait = 0) =>
  Response.json(body, { status, headers: wait > 0 ? { 'retry-after': String(wait) } : {} })
