import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensurePrivateFolder } from '@jalonne/node-kit/private-files'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, test } from 'vitest'
import { dataFiles } from '../config/data-files.ts'
import { openQuestionStore } from '../inbox/question-store.ts'
import { openReportStore, reportLimit } from '../inbox/report-store.ts'

const run = (command: string, DATA_DIR: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, command), ...args], {
    env: { ...process.env, DATA_DIR },
    encoding: 'utf8',
  })

test('where nothing was reported or left without an answer, that is said, before and after a server has run', async () => {
  const data = await scratchFolder()
  const files = dataFiles({ DATA_DIR: data })
  const now = () => new Date()
  const said = () => ['questions.ts', 'reports.ts'].map((command) => run(command, data).stdout)
  const nothing = ['No questions without an answer yet.\n', 'No reports yet.\n']
  expect(said()).toEqual(nothing)

  ensurePrivateFolder(files.folder)
  const questions = openQuestionStore(files.questions, { now })
  const reports = openReportStore(files.reports, { maxSubjects: reportLimit, now })
  expect(said()).toEqual(nothing)

  questions.save({ language: 'fr', text: 'Parlez-vous romanche ?' })
  questions.close()
  reports.close()
  expect(said()[0]).toMatch(/^ {5}1 {2}fr {2}\d{4}-\d\d-\d\d {2}Parlez-vous romanche \?\n$/)
})

test.each([
  ['questions.ts', 'npm run questions'],
  ['reports.ts', 'npm run reports'],
])(
  '%s says what it is for when asked, and refuses what it does not know',
  async (command, usage) => {
    const data = await scratchFolder()
    expect(run(command, data, '--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(usage),
    })
    for (const unknown of ['--last', 'all']) {
      expect(run(command, data, unknown)).toMatchObject({
        status: 2,
        stdout: '',
        stderr: expect.stringContaining(`'${unknown}'`),
      })
    }
  },
)
