import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { checked, dataFolder, readCommand } from '../command-options.ts'
import { type ImportMode, type ImportResult, importContent } from '../content/import-content.ts'
import { openContent } from '../content/open-content.ts'
import { findLake } from '../control/find-lake.ts'
import { workFolder } from '../control/serve-control.ts'
import { openLake } from '../data-files.ts'
import { prepareDataFolder } from '../data-folder.ts'
import { Failure } from '../failure.ts'
import { DatasetName } from '../serve-options.ts'

const Origin = v.pipe(
  v.string(),
  v.url('--origin must be where the lake is reached, such as http://localhost:3900'),
  v.transform((url) => new URL(url).origin),
)

/**
 * `import FILE --data DIR [--dataset NAME] [--replace | --missing] [--project ID] [--origin URL]`: writes what an export
 * holds into a dataset, all of it or nothing. A lake that serves the folder does it itself and tells everyone who listens.
 * @throws Failure
 */
export async function run(args: string[]): Promise<void> {
  const known = ['data', 'dataset', 'replace', 'missing', 'project', 'origin'] as const
  const { values, positionals } = readCommand(args, known, 1)
  if (!positionals[0]) throw new Failure('Say which file to import: import FILE --data DIR.')
  if (values.replace && values.missing) {
    throw new Failure('--replace and --missing exclude each other.')
  }
  const mode: ImportMode = values.replace ? 'replace' : values.missing ? 'missing' : 'create'
  const dataset = checked(DatasetName, values.dataset ?? 'production')
  const request = { file: path.resolve(positionals[0]), dataset, mode }
  const directory = dataFolder(values.data)
  await prepareDataFolder(directory)

  const served = await findLake(directory)
  const result = served
    ? await served.importFile(request)
    : await importHere(directory, request, {
        projectId: values.project ?? 'jalonne',
        origin: checked(Origin, values.origin ?? 'http://localhost:3900'),
      })
  const { documents, assets } = result
  process.stdout.write(`${dataset}: ${documents} documents and ${assets} assets imported\n`)
}

async function importHere(
  directory: string,
  { file, dataset, mode }: { file: string; dataset: string; mode: ImportMode },
  { projectId, origin }: { projectId: string; origin: string },
): Promise<ImportResult> {
  const assets = path.join(directory, 'assets')
  const { lake, options } = await openLake(directory, assets, [dataset], projectId)
  try {
    await mkdir(workFolder(directory), { recursive: true, mode: 0o700 })
    const work = await mkdtemp(path.join(workFolder(directory), 'import-'))
    try {
      const content = await openContent(file, work)
      return await importContent({ lake, options, dataset, origin, allowsWeb: true }, content, mode)
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  } finally {
    await lake.close()
  }
}
