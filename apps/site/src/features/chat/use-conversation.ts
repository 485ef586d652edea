import type { Language } from '@jalonne/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from './ask.ts'
import { historyKey, keepHistory, type Message, newMessage, readHistory } from './message.ts'

export interface Conversation {
  messages: readonly Message[]
  /** What is being asked or answered in the reply box; null when it is closed. */
  turn: { question: Message; answer: Message | null } | null
  /** Asks, unless there is nothing to ask; a second question while the first is on its way goes to `onLost`. */
  send(text: string): void
  close(): void
  clear(): void
}

/**
 * The conversation with the assistant: what was said, what is on its way, and how it is kept. `onLost` gets a question that
 * was not sent or found no answer.
 */
export function useConversation(
  language: Language,
  onLost: (question: string) => void,
): Conversation {
  const [messages, setMessages] = useState(readHistory)
  const [turn, setTurn] = useState<Conversation['turn']>(null)
  const asking = useRef<Message | null>(null)
  const isGone = useRef(false)

  useEffect(() => keepHistory(messages), [messages])

  // Another tab has gone on with the conversation, or cleared it.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === historyKey || key === null) setMessages(readHistory())
    }
    isGone.current = false
    window.addEventListener('storage', follow)
    return () => {
      isGone.current = true
      window.removeEventListener('storage', follow)
    }
  }, [])

  const answer = useCallback(
    async (question: Message) => {
      try {
        const { text, language: written, links } = await ask(question.text, language)
        const answer = newMessage('bot', text, written, links)
        const add = (before: Message[]) => withAnswer(before, question, answer)
        setMessages(add)
        setTurn((turn) => (turn?.question === question ? { question, answer } : turn))
        if (!isGone.current) return
        keepHistory(add(readHistory()))
        // The reply box in the other language may have read it before; it takes it as from another tab.
        window.dispatchEvent(new StorageEvent('storage', { key: historyKey }))
      } catch (error) {
        // For the visitor it ends silently; they may ask again, call or write.
        setTurn((turn) => (turn?.question === question ? null : turn))
        if (asking.current === question) onLost(question.text)
        // biome-ignore lint/suspicious/noConsole: where a developer looks for it
        console.warn('The assistant could not be asked', error)
      } finally {
        if (asking.current === question) asking.current = null
      }
    },
    [language, onLost],
  )

  const send = useCallback(
    (text: string) => {
      const trimmed = text.trim()
      if (trimmed === '') return
      if (asking.current) return onLost(trimmed)
      const question = newMessage('user', trimmed, language)
      asking.current = question
      setMessages((before) => [...before, question])
      setTurn({ question, answer: null })
      void answer(question)
    },
    [answer, language, onLost],
  )

  const clear = useCallback(() => {
    asking.current = null
    setMessages([])
    setTurn(null)
  }, [])
  return { messages, turn, send, close: useCallback(() => setTurn(null), []), clear }
}

// Cleared meanwhile, here or in another tab: an answer without its question would come back. By the answer it is known
// what the question is written in.
const withAnswer = (messages: Message[], question: Message, answer: Message) =>
  messages.some(({ id }) => id === question.id)
    ? [
        ...messages.map((one) => (one.id === question.id ? { ...one, lang: answer.lang } : one)),
        answer,
      ]
    : messages
