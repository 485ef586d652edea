import { codeOf, reasonOf } from './errors.ts'

export interface ListenTarget {
  host: string
  port: number
  /** What the person who starts the program calls them: `SITE_HOST`, `--host`. */
  hostOption: string
  portOption: string
}

/** Why a server could not listen, as a sentence that says what to do. */
export function listenProblem(error: unknown, target: ListenTarget): string {
  const { host, port, hostOption, portOption } = target
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop it, or choose another port with ${portOption}.`
  }
  if (code === 'EACCES') {
    return `Port ${port} is not for every user: choose one from 1024 on with ${portOption}.`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `${host} is no address of this machine: choose another with ${hostOption}.`
  }
  return `The server cannot listen on ${host}, port ${port} (${reasonOf(error)}).`
}
