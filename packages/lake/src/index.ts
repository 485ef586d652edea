export { type AssetLink, resolveAssetLinks } from './assets/asset-links.ts'
export type { AssetDescription, AssetDocument } from './assets/document.ts'
export { memoryAssets } from './assets/memory-assets.ts'
export { type AssetKind, storeAsset, type Upload } from './assets/store-asset.ts'
export type { AssetStore, ImageProcessor } from './assets/types.ts'
export type { WriteOptions, WriteResult } from './dataset.ts'
export type { LakeDocument } from './documents/document.ts'
export type { DocumentInput, Mutation, PatchOperations, Selection } from './documents/mutation.ts'
export type { AnonymousLimits, TimeLimit } from './engine/anonymous.ts'
export type { CacheStatistics } from './engine/engine.ts'
export { createLake, type Lake, type LakeStatistics } from './lake.ts'
export {
  defaultLimits,
  type Identity,
  type LakeLimits,
  type LakeOptions,
  type Role,
} from './options.ts'
export type { KeyValue, KeyValues, People, Person } from './people/types.ts'
export { LakeProblem } from './problem.ts'
export type { Caller } from './protocol/caller.ts'
export { memoryStorage } from './storage/memory.ts'
export type { Commit, DatasetStorage, LakeStorage, TransactionRecord } from './storage/types.ts'
