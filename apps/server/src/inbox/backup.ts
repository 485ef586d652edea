import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { backupDatabase } from '@jalonne/node-kit/backup-database'
import { DatabaseProblem } from '@jalonne/node-kit/database'
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
 * @throws FolderInUse while a server works with them, DatabaseProblem when the copy is damaged, TypeError when it is none or not there; nothing has changed then
 */
export function restoreLeads(
  inbox: string,
  copy: string,
  now: Date,
): { leads: number; former: string | null } {
  if (!existsSync(copy)) throw new TypeError(`There is no ${copy}`)
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
    if (isOfOthers(draft)) throw new TypeError(`${copy} is no copy of leads`)
    const leads = leadsIn(draft, copy)
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

/** Whether a database holds something else. What is none is left to be refused where it is opened, with the reason. */
function isOfOthers(file: string): boolean {
  const db = new DatabaseSync(file)
  try {
    return db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'leads'").get() === undefined
  } catch {
    return false
  } finally {
    db.close()
  }
}

function leadsIn(draft: string, copy: string): number {
  try {
    const db = openLeadsDatabase(draft)
    try {
      return Number(db.prepare('SELECT count(*) AS leads FROM leads').get()?.leads)
    } finally {
      db.close()
    }
  } catch (cause) {
    if (!(cause instanceof DatabaseProblem)) throw cause
    const message = `${copy} cannot be restored: it is ${cause.kind}. The leads stay as they were.`
    throw new DatabaseProblem(cause.kind, message, { cause })
  }
}
