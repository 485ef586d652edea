import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type SmtpMood =
  | 'accept'
  | 'refuse'
  | 'refuse-visitors'
  | 'refuse-sender'
  | 'refuse-sender-late'
  | 'refuse-relaying'
  | 'hang'
  | 'slow'
  | 'die'

export interface SmtpProcess {
  url: string
  port: number
  stop(): Promise<void>
}

export interface SpooledMail {
  to: string[]
  source: string
}

const script = fileURLToPath(new URL('./smtp-process.ts', import.meta.url))

/** Where mail servers put what they accept, across their restarts: a file in a folder. */
export function mailSpool(folder: string) {
  const file = path.join(folder, 'spool.jsonl')
  return {
    file,
    mails: (): SpooledMail[] =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line))
        : [],
  }
}

/** Starts a mail server process; `port` 0 lets the system choose. */
export async function startSmtp(mood: SmtpMood, spool: string, port = 0): Promise<SmtpProcess> {
  const args = [script, '--mood', mood, '--spool', spool, '--port', String(port)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  const bound = Number(String(line).trim())
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, stop: () => end(child) }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
