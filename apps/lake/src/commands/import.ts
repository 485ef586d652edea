import path from 'node:path'
import { checked, dataFolder, readCommand } from '../command-options.ts'
import type { ImportMode } from '../content/import-content.ts'
import { importInto } from '../control/import-into.ts'
import { prepareDataFolder } from '../data-folder.ts'
import { Failure } from '../failure.ts'
import { datasetName, defaultProject } from '../serve-options.ts'

/**
 * `import FILE --data DIR [--dataset NAME] [--replace | --missing] [--project ID]`: writes what an export
 * holds into a dataset, all of it or nothing. A lake that serves the folder does it itself and tells everyone who listens.
 * @throws Failure
 */
export async function run(args: string[]): Promise<void> {
  const known = ['data', 'dataset', 'replace', 'missing', 'project'] as const
  const { values, positionals } = readCommand(args, known, 1)
  if (!positionals[0]) throw new Failure('Say which file to import: import FILE --data DIR.')
  if (values.replace && values.missing) {
    throw new Failure('--replace and --missing exclude each other.')
  }
  const mode: ImportMode = values.replace ? 'replace' : values.missing ? 'missing' : 'create'
  const dataset = checked(datasetName('--dataset'), values.dataset ?? 'production')
  const request = { file: path.resolve(positionals[0]), dataset, mode }
  const directory = dataFolder(values.data)
  await prepareDataFolder(directory)

  const { documents, assets } = await importInto(
    directory,
    request,
    values.project ?? defaultProject,
  )
  process.stdout.write(`${dataset}: ${documents} documents and ${assets} assets imported\n`)
}
