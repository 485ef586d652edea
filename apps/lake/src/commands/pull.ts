import { stat } from 'node:fs/promises'
import path from 'node:path'
import { checked, dataFolder, readCommand } from '../command-options.ts'
import { exportArchive } from '../content/export-content.ts'
import { withLocalSource } from '../content/local-source.ts'
import { withRemoteSource } from '../content/remote-source.ts'
import { importInto } from '../control/import-into.ts'
import { datasetsIn, withDataFiles } from '../data-files.ts'
import { prepareDataFolder } from '../data-folder.ts'
import { Failure } from '../failure.ts'
import { datasetName, defaultProject } from '../serve-options.ts'
import type { ContentDocument } from '../transfer/content-document.ts'
import { describePlan, isIdle } from '../transfer/describe-plan.ts'
import { planTransfer, written } from '../transfer/plan.ts'
import { type RemoteLake, reach, remoteLake } from '../transfer/remote-lake.ts'
import { stage } from '../transfer/stage.ts'
import { withWorkFolder } from '../work-folder.ts'

/**
 * `pull [FILE.tar.gz [--overwrite]] --data DIR [--dataset NAME] [--project ID] [--dry-run] [--delete]`: the other way than
 * `push`. Makes a dataset of the data folder say what a dataset elsewhere says, in one transaction; or writes it into a file.
 * @throws Failure
 */
export async function run(args: string[]): Promise<void> {
  const known = ['data', 'dataset', 'project', 'dry-run', 'delete', 'overwrite'] as const
  const { values, positionals } = readCommand(args, known, 1)
  const out = positionals[0] && path.resolve(positionals[0])
  if (out && values.delete) throw new Failure('A file is written anew: --delete means nothing.')
  if (out && !values['dry-run']) await expectFree(out, values.overwrite ?? false)
  const remote = remoteLake(process.env, false)
  await reach(remote)
  process.stdout.write(`From ${remote.name}\n\n`)
  if (out) return pullFile(remote, out, values['dry-run'] ?? false)
  const dataset = checked(datasetName('--dataset'), values.dataset ?? 'production')
  await pullInto(dataFolder(values.data), dataset, remote, {
    project: values.project ?? defaultProject,
    isDry: values['dry-run'] ?? false,
    deletes: values.delete ?? false,
  })
}

async function expectFree(file: string, overwrite: boolean) {
  if (!/\.(tar\.gz|tgz)$/.test(file)) throw new Failure('The file must be called FILE.tar.gz.')
  if (!overwrite && (await stat(file).catch(() => null))) {
    throw new Failure(`${file} exists already; --overwrite replaces it.`)
  }
}

async function pullFile(remote: RemoteLake, out: string, isDry: boolean) {
  await withWorkFolder(async (work) => {
    const file = isDry ? path.join(work, 'remote.tar.gz') : out
    const { documents, assets } = await download(remote, file)
    process.stdout.write(
      isDry
        ? `${documents} documents and ${assets} assets would be written to ${out}. A dry run: nothing was written.\n`
        : `${documents} documents and ${assets} assets written to ${out}.\n`,
    )
  })
}

async function pullInto(
  directory: string,
  dataset: string,
  remote: RemoteLake,
  { project, isDry, deletes }: { project: string; isDry: boolean; deletes: boolean },
) {
  await withWorkFolder(async (work) => {
    const file = path.join(work, 'remote.tar.gz')
    await download(remote, file)
    const staged = await stage(file, work)
    const plan = planTransfer(staged.documents, await documentsIn(directory, dataset))
    process.stdout.write(`${describePlan(plan, deletes)}.\n`)
    if (isDry) process.stdout.write('A dry run: nothing was written.\n')
    if (isDry || isIdle(plan, deletes)) return
    const archive = path.join(work, 'pull.tar.gz')
    await staged.pack([...written(plan), ...plan.uploads], archive)
    await prepareDataFolder(directory)
    const remove = deletes ? plan.extra.map(({ _id }) => _id) : []
    await importInto(directory, { file: archive, dataset, mode: 'replace', remove }, project)
    process.stdout.write('Done.\n')
  })
}

function download({ url, dataset, token }: RemoteLake, file: string) {
  return withRemoteSource(url, dataset, token, (source) =>
    exportArchive(source, file, `${dataset}-export`),
  )
}

/** What a data folder holds already: nothing where it is new. */
async function documentsIn(directory: string, dataset: string): Promise<ContentDocument[]> {
  const isThere = await stat(directory).catch(() => null)
  if (!isThere || !(await datasetsIn(directory)).includes(dataset)) return []
  return withDataFiles(directory, (files) =>
    withLocalSource(files, dataset, async (source) => [...source.documents()]),
  )
}
