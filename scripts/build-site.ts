// Builds the site when what it is made from has changed: `npm test` and `npm start` share what is built.
import { buildSite } from './launch/build-site.ts'
import { runScript } from './launch/sentence.ts'

await runScript(async () => {
  await buildSite(new AbortController().signal)
  return 0
})
