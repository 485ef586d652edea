import path from 'node:path'

/** The longest address a Unix socket can have everywhere, with its end. */
const longest = 103

/**
 * Where a lake listens for commands on its own data folder: a socket in the folder, which only its owner can reach.
 * Null where its path, also seen from here, is too long for a socket.
 */
export function controlSocket(directory: string): string | null {
  const absolute = path.join(directory, 'lake.sock')
  const relative = path.relative(process.cwd(), absolute)
  const shorter = relative.length < absolute.length ? relative : absolute
  return Buffer.byteLength(shorter) <= longest ? shorter : null
}
