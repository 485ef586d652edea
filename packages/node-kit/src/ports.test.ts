import { expect, it } from 'vitest'
import { isBlockedPort } from './ports.ts'

it('knows the ports that fetch refuses', async () => {
  const ports = Array.from({ length: 65_535 }, (_, n) => n + 1).filter(isBlockedPort)
  expect(ports).toContain(4190)
  for (const port of ports) {
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({
      cause: { message: 'bad port' },
    })
  }
})

it.each([80, 443, 3000, 3333, 3900, 8080])('lets %i be', (port) => {
  expect(isBlockedPort(port)).toBe(false)
})
