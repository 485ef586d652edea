// `pnpm typegen`: writes what follows from the content model and the site's queries, or with `--check` says whether
// what is committed still does.
import { isCurrent, write } from './generated-file.ts'
import { sectionFiles, sectionList } from './section-files.ts'

const run = process.argv.includes('--check') ? isCurrent : write
const files = await sectionFiles()
const results = [await run('schemas/sections/index.gen.ts', sectionList(files))]
// The content model reads the list of its sections: it is loaded once that is written.
const { sectionFieldsFile, generatedTypes } = await import('./generate-types.ts')
results.push(
  await run('apps/site/src/queries/section-fields.gen.ts', await sectionFieldsFile(files)),
)
results.push(await run('apps/site/src/queries/sanity.types.ts', await generatedTypes()))

if (results.includes(false)) {
  process.stderr.write('Generated files are out of date: run pnpm typegen and commit the result.\n')
  process.exitCode = 1
}
