import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SMTPServer } from 'smtp-server'

// A mail server of its own process: accepts mail into a file of JSON lines, or misbehaves as told.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    spool: { type: 'string' },
    mood: { type: 'string', default: 'accept' },
  },
})
const { mood, spool } = values

// What is said of any recipient, and is not their fault.
const refusedRecipients: Record<string, string> = {
  'refuse-sender-late': "5.1.8 Bad sender's system address",
  'refuse-relaying': '5.7.1 Relaying denied',
}

const refusal = (text: string) => Object.assign(new Error(text), { responseCode: 550 })

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onConnect(_session, accept) {
    if (mood !== 'hang') accept()
  },
  onMailFrom(_sender, _session, accept) {
    accept(mood === 'refuse-sender' ? refusal('No such sender') : null)
  },
  onRcptTo({ address }, _session, accept) {
    const unknown = mood === 'refuse-visitors' && !address.startsWith('team@')
    const text =
      mood === 'refuse' || unknown ? `<${address}>: no such user` : refusedRecipients[mood]
    accept(text ? refusal(text) : null)
  },
  onData(stream, session, accept) {
    if (mood === 'die') process.kill(process.pid, 'SIGKILL')
    let source = ''
    stream.setEncoding('utf8')
    stream.on('data', (part: string) => {
      source += part
    })
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      if (spool) appendFileSync(spool, `${JSON.stringify({ to, source })}\n`)
      // It has the mail, and looks into it before it says so.
      setTimeout(accept, mood === 'slow' ? 1_000 : 0)
    })
  },
})
server.on('error', () => undefined)
const { server: listener } = server
server.listen(Number(values.port), '127.0.0.1', () => {
  const address = listener.address()
  process.stdout.write(`${typeof address === 'object' && address ? address.port : ''}\n`)
})
