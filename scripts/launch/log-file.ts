import { createStream, type RotatingFileStream } from 'rotating-file-stream'

/**
 * Opens a log that goes on where the last run ended. At 10 MB it becomes `<name>.1.log`, and so on; four of them are
 * kept beside it.
 * @param size when a file is full, such as `10M`
 */
export function openLogFile(folder: string, name: string, size = '10M'): RotatingFileStream {
  const nameOf = (index?: number | Date | null) =>
    index ? `${name}.${Number(index)}.log` : `${name}.log`
  return createStream(nameOf, { path: folder, size, rotate: 4, mode: 0o600 })
}
