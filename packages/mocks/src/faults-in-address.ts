import type { Fault } from './faults.ts'

/** What can be told to go wrong: the lake, the stream of live events, and the addresses under `/api`, without `.php`. */
export const faultTargets = [
  'lake',
  'live',
  'contact',
  'contact_secure',
  'chat',
  'error',
  'log404',
] as const

export interface TargetedFault {
  target: (typeof faultTargets)[number]
  fault: Fault
}

/**
 * Reads the faults that a page's address asks for: `?fault=contact:500,chat:hang`. What goes wrong is a status from 400 to
 * 599, `cut` (no connection), `slow` (three seconds late) or `hang` (no answer).
 * @throws an `Error` that says what can be written there
 */
export function faultsIn(search: string): TargetedFault[] {
  const written = new URLSearchParams(search).getAll('fault').join(',')
  return written.split(',').filter(Boolean).map(readFault)
}

function readFault(written: string): TargetedFault {
  const [name, how = ''] = written.split(':')
  const target = faultTargets.find((known) => known === name)
  const fault = faultOf(how)
  if (target && fault) return { target, fault }
  throw new Error(
    `?fault=${written} says nothing. Write <what>:<how>, with what of ${faultTargets.join(', ')} and how of a status ` +
      'from 400 to 599, cut, slow, hang.',
  )
}

function faultOf(how: string): Fault | null {
  if (how === 'cut') return { cut: true }
  if (how === 'slow') return { delayMs: 3000 }
  if (how === 'hang') return { delayMs: Number.POSITIVE_INFINITY }
  return /^[45]\d\d$/.test(how) ? { status: Number(how) } : null
}
