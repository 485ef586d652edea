import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { sanityImport } from '@sanity/import'
import { dataFolder, readCommand } from '../command-options.ts'
import { isSvg, withOrigin } from '../content/asset-origin.ts'
import { exportArchive } from '../content/export-content.ts'
import { withLocalDataset } from '../content/local-source.ts'
import { withRemoteSource } from '../content/remote-source.ts'
import { Failure } from '../failure.ts'
import { confirm } from '../transfer/confirm.ts'
import type { ContentDocument } from '../transfer/content-document.ts'
import { describePlan, isIdle } from '../transfer/describe-plan.ts'
import { planTransfer, type TransferPlan, written } from '../transfer/plan.ts'
import { type RemoteLake, reach, remoteLake, sentenceOf } from '../transfer/remote-lake.ts'
import { type Staged, stage } from '../transfer/stage.ts'
import { withWorkFolder } from '../work-folder.ts'

/**
 * `push [FILE] --data DIR [--dataset NAME] [--dry-run] [--delete] [--yes]`: makes a dataset elsewhere say what a file, or a
 * dataset of the data folder, says. Only what differs is sent. Where to is told by the environment: see `remoteLake`.
 * @throws Failure
 */
export async function run(args: string[]): Promise<void> {
  const known = ['data', 'dataset', 'dry-run', 'delete', 'yes'] as const
  const { values, positionals } = readCommand(args, known, 1)
  const deletes = values.delete ?? false
  const remote = remoteLake(process.env, !values['dry-run'])
  await reach(remote)
  await withWorkFolder(async (work) => {
    const file = positionals[0] && path.resolve(positionals[0])
    const source = file ?? (await localArchive(values.data, work, values.dataset))
    const staged = await stage(source, work)
    const plan = planTransfer(staged.documents, await documentsOf(remote))
    process.stdout.write(`To ${remote.name}\n\n${describePlan(plan, deletes)}.\n`)
    if (values['dry-run']) {
      process.stdout.write('A dry run: nothing was written.\n')
      return
    }
    if (isIdle(plan, deletes)) return
    const isProduction = remote.dataset === 'production'
    await confirm(`Write this to ${remote.name}?`, values.yes === true || !isProduction)
    await send(remote, staged, plan, deletes, path.join(work, 'push.tar.gz'))
    process.stdout.write('Done.\n')
  })
}

async function localArchive(data: string | undefined, work: string, dataset = 'production') {
  const directory = dataFolder(data)
  if (!(await stat(directory).catch(() => null))) {
    throw new Failure(
      `There is no content in ${directory} yet: start the lake first, or say which file to push.`,
    )
  }
  const file = path.join(work, 'local.tar.gz')
  await withLocalDataset(directory, dataset, (source) => exportArchive(source, file, 'content'))
  return file
}

async function documentsOf({ url, dataset, token }: RemoteLake): Promise<ContentDocument[]> {
  return withRemoteSource(url, dataset, token, async (source) => {
    const found: ContentDocument[] = []
    for await (const document of source.documents()) found.push(document)
    return found
  })
}

async function send(
  { client, url, name }: RemoteLake,
  staged: Staged,
  plan: TransferPlan,
  deletes: boolean,
  archive: string,
) {
  try {
    if (written(plan).length > 0) {
      const uploads = plan.uploads.map((upload) => (isSvg(upload) ? withOrigin(upload) : upload))
      await staged.pack([...written(plan), ...uploads], archive)
      await sanityImport(createReadStream(archive), {
        client,
        operation: 'createOrReplace',
        onProgress: () => {},
      })
    }
    if (!deletes || plan.extra.length === 0) return
    const transaction = client.transaction()
    for (const { _id } of plan.extra) transaction.delete(_id)
    await transaction.commit()
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(withFileNames(sentenceOf(error, url, name), plan.uploads))
  }
}

/** An import names an upload by its file in a folder that is gone by then: people know it by the name it was given. */
function withFileNames(sentence: string, uploads: readonly ContentDocument[]): string {
  return sentence.replaceAll(/file:\S+\/([^/\s]+)(?=:)/g, (_, file) => {
    const upload = uploads.find(({ path }) => String(path).endsWith(`/${file}`))
    return String(upload?.originalFilename ?? file)
  })
}
