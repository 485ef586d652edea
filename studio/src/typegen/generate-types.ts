import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { extractedSchema, schemaProblems } from '@jalonne/schemas/compiled'
import { runTypegenGenerate } from '@sanity/codegen'

const site = fileURLToPath(new URL('../../../apps/site/', import.meta.url))

/** Where the site's types are committed. */
export const committedTypes = join(site, 'src/queries/sanity.types.ts')

/**
 * Generates the types of the content model and of every `defineQuery` in the site into `file`.
 * @returns the number of queries found; throws when the model or a query is faulty.
 */
export async function generateTypes(file = committedTypes): Promise<number> {
  const problems = schemaProblems()
  if (problems.length > 0) throw new Error(`The content model is faulty:\n${problems.join('\n')}`)
  const { filesWithErrors, queriesCount, unknownTypeNodesGenerated } = await runTypegenGenerate({
    workDir: site,
    extractedSchema: extractedSchema(),
    config: {
      path: join(site, 'src/{queries,sections}/**/*.ts'),
      generates: relative(site, file),
      schema: 'schema.json',
      overloadClientMethods: false,
      formatGeneratedCode: true,
    },
  })
  if (filesWithErrors > 0)
    throw new Error(`${filesWithErrors} files hold a query that cannot be typed`)
  if (unknownTypeNodesGenerated > 0)
    throw new Error(`${unknownTypeNodesGenerated} parts of the queries have no known type`)
  return queriesCount
}

/** Whether the committed types are those that the content model and the queries give now. */
export async function typesAreCurrent(): Promise<boolean> {
  const file = join(tmpdir(), `jalonne-types-${process.pid}-${Date.now()}.ts`)
  try {
    await generateTypes(file)
    const [fresh, committed] = await Promise.all(
      [file, committedTypes].map((path) => readFile(path, 'utf8')),
    )
    return fresh === committed
  } finally {
    await rm(file, { force: true })
  }
}
