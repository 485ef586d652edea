import path from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

/** Where the server keeps what visitors send, copies of pages, and its key to drafts: `DATA_DIR`, or `.data` at the top of the repository. */
export function dataFiles(env: { DATA_DIR?: string | undefined }) {
  const folder = path.resolve(repository, env.DATA_DIR || '.data', 'server')
  return {
    folder,
    inbox: path.join(folder, 'inbox.sqlite'),
    reports: path.join(folder, 'reports.sqlite'),
    questions: path.join(folder, 'questions.sqlite'),
    pages: path.join(folder, 'pages'),
    previewKey: path.join(folder, 'preview-key'),
  }
}
