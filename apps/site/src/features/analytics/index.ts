export { track } from '../../shared/track.ts'
export { reopenConsent, useConsent } from './consent.ts'
export { analyticsMeta } from './start-analytics.ts'
export { userHash } from './user-hash.ts'
