export {
  type ContentMock,
  type ContentMockOptions,
  createContentMock,
  type SeenRequest,
} from './content-mock.ts'
export type { Fault, FaultScope } from './faults.ts'
