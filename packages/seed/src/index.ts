export { type SeedDocument, seedDocuments } from './seed-documents.ts'
