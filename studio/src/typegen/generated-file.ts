import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const root = new URL('../../../', import.meta.url)
const pathOf = (file: string) => fileURLToPath(new URL(file, root))

/** Writes a generated file, named from the root of the repository; always true. */
export async function write(file: string, text: string): Promise<boolean> {
  if (!(await isCurrent(file, text))) await writeFile(pathOf(file), text)
  return true
}

/** Whether a generated file holds this text already. */
export async function isCurrent(file: string, text: string): Promise<boolean> {
  return (await readFile(pathOf(file), 'utf8').catch(() => '')) === text
}
