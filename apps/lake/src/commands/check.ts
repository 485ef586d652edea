import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createLake } from '@jalonne/lake'
import { sqliteStorage } from '@jalonne/lake/sqlite'
import { reasonOf } from '@jalonne/node-kit/errors'
import * as v from 'valibot'
import { checked, dataFolder, readCommand } from '../command-options.ts'
import { type DataFiles, withDataFiles } from '../data-files.ts'
import { Failure } from '../failure.ts'
import { type AssetReport, checkAssets, type UnusedAsset } from '../integrity/check-assets.ts'
import { databaseProblems } from '../integrity/check-databases.ts'
import { datasetName } from '../serve-options.ts'

/**
 * `check --data DIR [--dataset NAME] [--collect]`: sees that a data folder is whole (the database files, the documents,
 * what they refer to, the bytes of assets), also while a lake serves it. With `--collect` it removes bytes that neither a
 * document nor the stored history speaks of. Ends with 1 when something is wrong.
 * @throws Failure
 */
export async function run(args: string[]): Promise<void> {
  const { values } = readCommand(args, ['data', 'dataset', 'collect'], 0)
  const only = checked(v.optional(datasetName('--dataset')), values.dataset)
  const directory = dataFolder(values.data)
  const isWhole = await withDataFiles(directory, async (files) => {
    if (values.collect && files.served) {
      throw new Failure('Stop the lake first: --collect could take what is being uploaded.')
    }
    const datasets = files.datasets.filter((name) => only === undefined || name === only)
    if (datasets.length === 0) throw new Failure(`There is no dataset "${only}".`)
    let problems = 0
    for (const dataset of datasets) {
      problems += await checkDataset(files, dataset, values.collect ?? false)
    }
    const people = await databaseProblems(path.join(directory, 'people.sqlite'), null)
    if (people.length > 0) say(`people: ${people.length} problems`)
    for (const problem of people) say(`  ${problem}`)
    problems += people.length
    return problems === 0
  })
  if (!isWhole) process.exitCode = 1
}

async function checkDataset(files: DataFiles, dataset: string, collect: boolean): Promise<number> {
  let report: Report
  try {
    report = await examine(files, dataset)
  } catch (error) {
    report = { documents: 0, problems: [reasonOf(error)], assets: 0, unused: [] }
  }
  const { documents, assets, problems, unused } = report
  const found = problems.length === 0 ? 'all is well' : `${problems.length} problems`
  say(`${dataset}: ${documents} documents, ${assets} assets, ${found}`)
  for (const problem of problems) say(`  ${problem}`)
  const bytes = unused.reduce((sum, { bytes: size }) => sum + size, 0)
  if (unused.length === 0) return problems.length
  // A damaged dataset may have lost the documents that speak of them.
  if (!collect || problems.length > 0) {
    say(`  ${unused.length} assets (${bytes} bytes) are not in use`)
    return problems.length
  }
  for (const { file } of unused) await rm(file)
  say(`  ${unused.length} assets (${bytes} bytes) that were not in use are removed`)
  return problems.length
}

interface Report extends Pick<AssetReport, 'problems' | 'unused'> {
  documents: number
  assets: number
}

async function examine(files: DataFiles, dataset: string): Promise<Report> {
  const storage = sqliteStorage({ directory: files.folderOf(dataset) })
  const lake = await createLake({ projectId: 'check', datasets: [dataset], storage })
  try {
    const { history } = storage.dataset(dataset)
    const isRemembered = ({ id }: UnusedAsset) =>
      id !== null && history.lastChange(id, Number.MAX_SAFE_INTEGER) !== null
    const found = await checkAssets(files.assets, dataset, lake.export(dataset))
    return {
      documents: lake.count(dataset),
      assets: found.checked,
      problems: [...lake.check(dataset), ...found.problems],
      unused: found.unused.filter((one) => !isRemembered(one)),
    }
  } finally {
    await lake.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
