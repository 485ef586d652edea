import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sectionTypes } from '@jalonne/schemas'
import { extractedSchema, schemaProblems } from '@jalonne/schemas/compiled'
import { runTypegenGenerate } from '@sanity/codegen'
import { fieldsNeverThere } from './fields-never-there.ts'
import type { SectionFiles } from './section-files.ts'
import { type Field, sectionQueries } from './section-queries.ts'

const site = fileURLToPath(new URL('../../../apps/site/', import.meta.url))

/** The site's list of what it queries of each section. Throws where nothing says how to query a field. */
export async function sectionFieldsFile(files: readonly SectionFiles[]): Promise<string> {
  const types = new Map<string, { fields?: unknown }>(sectionTypes.map((type) => [type.name, type]))
  const misnamed = files.filter(({ name }) => !types.has(name))
  if (misnamed.length > 0)
    throw new Error(
      misnamed
        .map(
          ({ name, file }) =>
            `schemas/sections/${file}.ts must define a section of the name '${name}', as the file is called.`,
        )
        .join('\n'),
    )
  const functions: object = await import(join(site, 'src/queries/functions.ts'))
  return sectionQueries(
    files,
    (name) => (types.get(name)?.fields ?? []) as Field[],
    Object.values(functions).join(''),
  )
}

/** The types of the content model and of every `defineQuery` in the site. Throws when the model or a query is faulty. */
export async function generatedTypes(): Promise<string> {
  const problems = schemaProblems()
  if (problems.length > 0) throw new Error(`The content model is faulty:\n${problems.join('\n')}`)
  const folder = await mkdtemp(join(tmpdir(), 'jalonne-types-'))
  const file = join(folder, 'sanity.types.ts')
  const faults: string[] = []
  try {
    const { filesWithErrors, unknownTypeNodesGenerated } = await runTypegenGenerate({
      workDir: site,
      extractedSchema: extractedSchema(),
      config: {
        path: join(site, 'src/{queries,sections}/**/*.ts'),
        generates: relative(site, file),
        schema: 'schema.json',
        overloadClientMethods: false,
        formatGeneratedCode: true,
      },
      onProgress: (event) => {
        if (event.type === 'moduleEvaluated') faults.push(...event.errors)
      },
    })
    if (filesWithErrors > 0) throw new Error(`A query cannot be typed:\n${faults.join('\n')}`)
    if (unknownTypeNodesGenerated > 0)
      throw new Error(`${unknownTypeNodesGenerated} parts of the queries have no known type`)
    const types = await readFile(file, 'utf8')
    const misspelt = fieldsNeverThere(types)
    if (misspelt.length > 0)
      throw new Error(
        `What a query names and no document has is always null. Misspelt? ${misspelt.join(', ')}`,
      )
    return types
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
