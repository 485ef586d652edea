import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { backupDatabase } from '@jalonne/node-kit/backup-database'
import { lockFolder } from '@jalonne/node-kit/lock-folder'
import { ensurePrivateFile, ensurePrivateFolder } from '@jalonne/node-kit/private-files'
import { openLeadsDatabase } from './leads-database.ts'

const suffixes = ['', '-wal', '-shm']

/**
 * Copies the leads into a new file, as of one moment, also while a server works with them.
 * @throws when there is a file already, or the copy cannot be made
 */
export async function backupLeads(inbox: string, copy: string): Promise<void> {
  const db = openLeadsDatabase(inbox, { check: false })
  try {
    await backupDatabase(db, copy)
  } finally {
    db.close()
  }
}

/**
 * Puts a copy in the place of the leads, and the leads there were beside it.
 * @returns how many leads there are now, and the file that holds the former ones, if there were any
 * @throws FolderInUse while a server works with them, DatabaseProblem when the copy is damaged; nothing has changed then
 */
export function restoreLeads(
  inbox: string,
  copy: string,
  now: Date,
): { leads: number; former: string | null } {
  const folder = path.dirname(inbox)
  ensurePrivateFolder(folder)
  const lock = lockFolder(folder)
  const draft = `${inbox}.restoring`
  const removeDraft = () => {
    for (const suffix of suffixes) rmSync(draft + suffix, { force: true })
  }
  try {
    removeDraft()
    ensurePrivateFile(draft)
    copyFileSync(copy, draft)
    const leads = countLeads(draft)
    const former = path.join(folder, `inbox-until-${now.toISOString().replaceAll(':', '-')}.sqlite`)
    const hadLeads = existsSync(inbox)
    for (const suffix of suffixes) {
      if (existsSync(inbox + suffix)) renameSync(inbox + suffix, former + suffix)
    }
    renameSync(draft, inbox)
    return { leads, former: hadLeads ? former : null }
  } finally {
    removeDraft()
    lock.release()
  }
}

function countLeads(file: string): number {
  const db = openLeadsDatabase(file)
  try {
    return Number(db.prepare('SELECT count(*) AS leads FROM leads').get()?.leads)
  } finally {
    db.close()
  }
}
