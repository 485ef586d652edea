import { assets } from 'virtual:built-assets'
import { serveOffline } from './serve-offline.ts'
import type { WorkerScope } from './worker-scope.ts'

serveOffline(self as unknown as WorkerScope, assets)
