import type { Language } from '@jalonne/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from './ask.ts'
import { keepHistory, type Message, newMessage, readHistory } from './message.ts'

export interface Conversation {
  messages: readonly Message[]
  /** What is being asked or answered in the reply box; null when it is closed. */
  turn: { question: Message; answer: Message | null } | null
  /** Asks; empty messages and a second one while the first is on its way are not sent. Says whether it was. */
  send(text: string): boolean
  close(): void
  clear(): void
}

/** The conversation with the assistant: what was said, what is on its way, and how it is kept. */
export function useConversation(language: Language): Conversation {
  const [messages, setMessages] = useState(readHistory)
  const [turn, setTurn] = useState<Conversation['turn']>(null)
  const asking = useRef<Message | null>(null)

  useEffect(() => keepHistory(messages), [messages])

  const add = useCallback((message: Message) => {
    setMessages((before) => [...before, message])
  }, [])

  const answer = useCallback(
    async (question: Message) => {
      try {
        const { text, links } = await ask(question.text, language)
        // Cleared meanwhile: an answer without its question would come back.
        if (asking.current !== question) return
        const answer = newMessage('bot', text, links)
        add(answer)
        setTurn((turn) => (turn?.question === question ? { question, answer } : turn))
      } catch (error) {
        // For the visitor it ends silently; they may ask again, call or write.
        setTurn((turn) => (turn?.question === question ? null : turn))
        // biome-ignore lint/suspicious/noConsole: where a developer looks for it
        console.warn('The assistant could not be asked', error)
      } finally {
        if (asking.current === question) asking.current = null
      }
    },
    [add, language],
  )

  const send = useCallback(
    (text: string) => {
      const trimmed = text.trim()
      if (trimmed === '' || asking.current) return false
      const question = newMessage('user', trimmed)
      asking.current = question
      add(question)
      setTurn({ question, answer: null })
      void answer(question)
      return true
    },
    [add, answer],
  )

  const clear = useCallback(() => {
    asking.current = null
    setMessages([])
    setTurn(null)
  }, [])
  return { messages, turn, send, close: useCallback(() => setTurn(null), []), clear }
}
