export { createApiMock } from './api-mock.ts'
export type { ContentMock } from './content-mock.ts'
