export { directoryAssets } from './assets/node/directory-assets.ts'
export { type SharpOptions, sharpImages } from './assets/node/sharp-images.ts'
export { workerQueries } from './engine/slow/node/worker-queries.ts'
export { serveKept } from './protocol/node/serve-kept.ts'
