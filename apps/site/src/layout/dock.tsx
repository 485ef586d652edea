import { ChatBar } from '../features/chat/chat-bar.tsx'
import { CallButton } from '../features/voice/call-button.tsx'
import type { Layout } from '../queries/layout.ts'

/** What floats over the lower edge of the page: a question to the assistant, and a call. */
export function Dock({ layout }: { layout: Layout }) {
  return (
    <ChatBar layout={layout}>
      <CallButton />
    </ChatBar>
  )
}
