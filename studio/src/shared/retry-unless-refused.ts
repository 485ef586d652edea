import { type MonoTypeOperatorFunction, retry, throwError, timer } from 'rxjs'
import { isRefusedStatus } from '../connection/is-refused-status.ts'
import { statusOf } from './status-of.ts'

const untilNextTryMs = 2_000

/**
 * Asks the lake again for as long as it is away.
 * @throws what the lake refuses (4xx): trying again would not help, except after 408 and 429
 */
export const retryUnlessRefused = <Result>(): MonoTypeOperatorFunction<Result> =>
  retry({
    delay: (error) => (isRefusal(error) ? throwError(() => error) : timer(untilNextTryMs)),
  })

const isRefusal = (error: unknown): boolean => isRefusedStatus(statusOf(error) ?? 0)
