import { spawnSync } from 'node:child_process'
import { closeSync, openSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { Lead } from '@jalonne/api'
import { lockFolder } from '@jalonne/node-kit/lock-folder'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { beforeEach, expect, test } from 'vitest'
import { dataFiles } from '../config/data-files.ts'
import { leadRepository } from '../inbox/lead-repository.ts'
import { openLeadsDatabase } from '../inbox/leads-database.ts'
import { mailQueue } from '../inbox/mail-queue.ts'
import { sentCall, sentMail, someLead } from '../testing/some-lead.ts'

let dataDir: string

const command = fileURLToPath(new URL('./leads.ts', import.meta.url))
const leads = (...args: string[]) =>
  spawnSync(process.execPath, [command, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })

const lead = someLead({ contact: sentMail({ message: 'Bonjour\nmerci' }) })

beforeEach(async () => {
  dataDir = await scratchFolder()
})

function keep(...kept: Lead[]) {
  const db = openLeadsDatabase(dataFiles({ DATA_DIR: dataDir }).inbox)
  for (const each of kept) leadRepository(db).add(each, each.id, null)
  return db
}

test('the owner of the agency reads, exports and erases what people sent', () => {
  expect(leads()).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^Nobody has written yet: there is no .+\. DATA_DIR says/),
  })
  expect(leads('erase').status).toBe(2)

  keep(lead).close()

  expect(leads().stdout).toBe(
    [
      '2026-03-06T12:00:00.000Z  mail  team waiting  visitor waiting',
      '  Name: Nadia Rochat',
      '  Email: nadia@example.ch',
      '  Message: Bonjour\n    merci\n',
    ].join('\n'),
  )
  expect(JSON.parse(leads('export', '--email', 'nadia@example.ch').stdout)).toMatchObject([
    { lead: { id: 'a1' } },
  ])
  expect(leads('erase').status).toBe(2)
  expect(leads('erase', '--email', 'NADIA@example.ch').stdout).toBe('1 removed.\n')
  expect(leads().stdout).toBe('Nothing here.\n')
})

test('why a mail was not sent is told with the lead, in words that do not steer the terminal', async () => {
  const db = keep(lead)
  const queue = mailQueue(db)
  const reasons = { team: 'connect ECONNREFUSED', visitor: '550 no such user\n\u001b[31m Visit us' }
  for (const mail of queue.due(Date.now(), 10)) {
    if (mail.kind === 'team') await queue.postpone(mail, Date.now() + 60_000, reasons.team)
    else await queue.refuse(mail, reasons.visitor)
  }
  db.close()
  const [head, ...rest] = leads().stdout.split('\n')
  expect(head).toBe('2026-03-06T12:00:00.000Z  mail  team waiting  visitor refused')
  expect(rest.slice(0, 2)).toEqual([
    '  team waiting: connect ECONNREFUSED',
    '  visitor refused: 550 no such user [31m Visit us',
  ])
  const [exported] = JSON.parse(leads('export', '--email', 'nadia@example.ch').stdout)
  expect(exported).toMatchObject({ errors: reasons })
})

test('who left a number alone is found by it, however it is written, and erased', () => {
  const call = someLead({ id: 'c3', contact: sentCall({ phone: '+41 21 555 01 02' }) })
  keep(lead, call).close()
  expect(leads('--phone', '021 555 01 02').stdout).toContain('Phone: +41 21 555 01 02')
  expect(JSON.parse(leads('export', '--phone', '0215550102').stdout)).toMatchObject([
    { lead: { id: 'c3', contact: { type: 'call' } } },
  ])
  expect(leads('erase', '--phone', '0041 21 555 01 02').stdout).toBe('1 removed.\n')
  expect(leads('--phone', '0215550102').stdout).toBe('Nothing here.\n')
  expect(leads().stdout).toContain('Nadia')
  expect(leads('erase', '--phone', '1', '--email', 'nadia@example.ch').status).toBe(2)
})

test('what a visitor typed neither steers the terminal nor turns a line round, on screen and as JSON', () => {
  const name = 'Nadia\u202egpj.exe\u2066 \u001b[31m\u001b]0;title\u0007\u009b2J'
  keep(someLead({ contact: sentMail({ name }) })).close()
  const screen = leads().stdout
  expect(screen).toContain('Name: Nadiagpj.exe')
  const json = leads('export', '--email', 'nadia@example.ch').stdout
  for (const sign of ['\u202e', '\u2066', '\u001b', '\u0007', '\u009b']) {
    expect([screen.includes(sign), json.includes(sign)]).toEqual([false, false])
  }
  // Somebody who asks for their data gets all of it.
  expect(JSON.parse(json)[0].lead.contact.name).toBe(name)
})

test('a lead whose text the disk has lost is named beside the others, whoever is looked for', () => {
  const lost = someLead({ id: 'l4', contact: sentMail({ message: 'é'.repeat(2_450) }) })
  const db = keep(lead, lost)
  const file = dataFiles({ DATA_DIR: dataDir }).inbox
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const { page } =
    db.prepare('SELECT max(pageno) AS page FROM dbstat WHERE pagetype = ?').get('overflow') ?? {}
  db.close()
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(4096), 0, 4096, (Number(page) - 1) * 4096)
  closeSync(handle)

  const damaged =
    /^1 of the leads .*\n {2}2026-03-06T12:00:00.000Z {2}nadia@example.ch {2}\(l4\)\n$/
  for (const args of [
    [],
    ['--phone', '021 555 01 02'],
    ['export', '--email', 'nadia@example.ch'],
  ]) {
    const { status, stdout, stderr } = leads(...args)
    expect([status, stderr]).toEqual([0, expect.stringMatching(damaged)])
    expect(stdout.includes('Bonjour')).toBe(!args.includes('--phone'))
  }
})

test('who asks for leads that are damaged as a whole is told what to do', () => {
  keep(lead).close()
  const { inbox } = dataFiles({ DATA_DIR: dataDir })
  const handle = openSync(inbox, 'r+')
  writeSync(handle, Buffer.alloc(statSync(inbox).size - 4096, 1), 0, undefined, 4096)
  closeSync(handle)
  const { status, stdout, stderr } = leads()
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toBe(
    `The database ${inbox} is damaged (database disk image is malformed). Put a backup in its place: npm run leads -- restore FILE.\n`,
  )
})

test('a backup made while a server works is restored with all that was there', () => {
  const other = someLead({ id: 'b2', contact: sentMail({ name: 'Zoé Crausaz' }) })
  const copy = path.join(dataDir, 'leads.backup')
  const { inbox, folder } = dataFiles({ DATA_DIR: dataDir })
  const serving = keep(lead)
  const lock = lockFolder(folder)
  expect(leads('backup', copy).stdout).toBe(`Leads copied to ${copy}\n`)
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  expect(leads('backup', copy).stderr).toContain('already')
  leadRepository(serving).add(other, 'b2', null)
  expect(leads('restore', copy).stderr).toContain('Another server works with the data')
  serving.close()
  lock.release()

  const restored = leads('restore', copy)
  expect(restored.stdout).toMatch(
    /^1 leads restored from .*\nThose there were are in .*inbox-until-/,
  )
  expect(leads().stdout).toContain('Nadia Rochat')
  expect(leads().stdout).not.toContain('Zoé')
  expect(statSync(inbox).mode & 0o777).toBe(0o600)
  const former = /are in (.*?):/.exec(restored.stdout)?.[1] ?? ''
  expect(leads('restore', former).stdout).toMatch(/^2 leads restored/)
  expect(leads().stdout).toContain('Zoé')
})

test('what is damaged, or no backup at all, is not put in the place of the leads', () => {
  keep(lead).close()
  const copy = path.join(dataDir, 'leads.backup')
  leads('backup', copy)
  truncateSync(copy, 8_192)
  const refused = {
    status: 2,
    stdout: '',
    stderr: `${copy} cannot be restored: it is damaged. The leads stay as they were.\n`,
  }
  expect(leads('restore', copy)).toMatchObject(refused)
  writeFileSync(copy, 'a letter')
  expect(leads('restore', copy)).toMatchObject(refused)
  const other = new DatabaseSync(path.join(dataDir, 'other.sqlite'))
  other.exec('CREATE TABLE questions (text TEXT)')
  other.close()
  const restored = leads('restore', path.join(dataDir, 'other.sqlite'))
  expect(restored).toMatchObject({ status: 2, stdout: '' })
  expect(restored.stderr).toMatch(/other\.sqlite is no copy of leads\n$/)
  expect(leads('restore').stderr).toBe('restore needs a FILE\n')
  const nowhere = path.join(dataDir, 'nowhere')
  expect(leads('restore', nowhere)).toMatchObject({ status: 2, stderr: `There is no ${nowhere}\n` })
  expect(leads().stdout).toContain('Nadia Rochat')
})
