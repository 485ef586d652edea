import { BroadcastChannel, MessageChannel } from 'node:worker_threads'

// The mock of the lake wants these, and happy-dom has none.
Object.assign(globalThis, { BroadcastChannel, MessageChannel })
