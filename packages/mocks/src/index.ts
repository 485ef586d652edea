export type { ContentMock } from './content-mock.ts'
