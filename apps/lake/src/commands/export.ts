import { stat } from 'node:fs/promises'
import path from 'node:path'
import { checked, dataFolder, readCommand } from '../command-options.ts'
import { type ContentSource, exportArchive, exportLines } from '../content/export-content.ts'
import { withLocalDataset } from '../content/local-source.ts'
import { withRemoteSource } from '../content/remote-source.ts'
import { Failure } from '../failure.ts'
import { datasetName } from '../serve-options.ts'

/**
 * `export --data DIR | --url URL [--dataset NAME] --out FILE.tar.gz | FILE.ndjson [--overwrite]`: writes a dataset as it is
 * at one moment. From an address the token is read from `SANITY_API_READ_TOKEN` or `SANITY_API_WRITE_TOKEN`.
 * @throws Failure
 */
export async function run(args: string[]): Promise<void> {
  const known = ['data', 'url', 'dataset', 'out', 'overwrite'] as const
  const { values } = readCommand(args, known, 0)
  const dataset = checked(datasetName('--dataset'), values.dataset ?? 'production')
  const write = await writerTo(values.out, dataset, values.overwrite ?? false)
  if ((values.data === undefined) === (values.url === undefined)) {
    throw new Failure('Say where the dataset is: --data DIR or --url URL.')
  }
  const { documents, assets } =
    values.url === undefined
      ? await withLocalDataset(dataFolder(values.data), dataset, write)
      : await withRemoteSource(values.url, dataset, readToken(process.env), write)
  process.stdout.write(`${dataset}: ${documents} documents and ${assets} assets exported\n`)
}

function readToken({ SANITY_API_READ_TOKEN, SANITY_API_WRITE_TOKEN }: NodeJS.ProcessEnv): string {
  const token = SANITY_API_READ_TOKEN || SANITY_API_WRITE_TOKEN
  if (token) return token
  throw new Failure('Set SANITY_API_READ_TOKEN to a token that may read the dataset.')
}

async function writerTo(out: string | undefined, dataset: string, overwrite: boolean) {
  const file = out && path.resolve(out)
  const isArchive = /\.(tar\.gz|tgz)$/.test(file ?? '')
  if (!file || (!isArchive && !file.endsWith('.ndjson'))) {
    throw new Failure(
      'Say where to write to: --out FILE.tar.gz (with assets) or --out FILE.ndjson.',
    )
  }
  if (!overwrite && (await stat(file).catch(() => null))) {
    throw new Failure(`${file} exists already; --overwrite replaces it.`)
  }
  const time = new Date().toISOString().replace(/\W/g, '-').toLowerCase()
  return (source: ContentSource) =>
    isArchive ? exportArchive(source, file, `${dataset}-export-${time}`) : exportLines(source, file)
}
