import { BroadcastChannel, MessageChannel } from 'node:worker_threads'
import { configure } from '@testing-library/react'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 60_000 })

// The mock of the lake wants these, and happy-dom has none.
Object.assign(globalThis, { BroadcastChannel, MessageChannel })
