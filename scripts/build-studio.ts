// Builds the Studio when what it is made from has changed: `npm test` wants it before the browser comes.
import { buildStudio } from './launch/build-studio.ts'
import { runScript } from './launch/sentence.ts'

await runScript(async () => {
  await buildStudio(new AbortController().signal)
  return 0
})
