import { BroadcastChannel, MessageChannel } from 'node:worker_threads'
import { configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { forgetDrafts } from '../shared/contact/drafts.ts'
import { forgetNotes } from '../shared/contact/note.ts'
import { forgetChoices } from '../shared/remember-choice.ts'

// A busy machine is slow, not wrong; who runs one file by hand wants to know soon.
configure({ asyncUtilTimeout: process.env.CI ? 60_000 : 10_000 })

// The mock of the lake wants these, and happy-dom has none.
Object.assign(globalThis, { BroadcastChannel, MessageChannel })

// A test that means to have an error or a warning on the console listens for it with `vi.spyOn`; any other fails it.
const logged: unknown[][] = []
beforeEach(() => {
  logged.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void logged.push(words))
  }
})
afterEach(() => {
  expect(logged, 'what a test logged unexpectedly').toEqual([])
})

// Every test is a visitor of its own.
afterEach(forgetDrafts)
afterEach(forgetNotes)
afterEach(forgetChoices)
