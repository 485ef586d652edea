import { expect, test } from 'vitest'
import { withoutProjectHost } from './project-host.ts'

test('a lake is requested under its own name, whatever name the project makes of it', async () => {
  const requested: string[] = []
  const fetch = withoutProjectHost(
    async (input) => {
      requested.push(input instanceof Request ? input.url : String(input))
      return new Response()
    },
    'jalonne',
    'https://www.example.ch/lake',
  )
  await fetch('https://jalonne.www.example.ch/lake/v1/users/me?tag=sdk')
  await fetch(new Request('https://jalonne.www.example.ch/lake/v1/ping'))
  await fetch('https://www.example.ch/lake/v1/ping')
  await fetch(new URL('https://jalonne.api.sanity.io/v1/ping'))
  expect(requested).toEqual([
    'https://www.example.ch/lake/v1/users/me?tag=sdk',
    'https://www.example.ch/lake/v1/ping',
    'https://www.example.ch/lake/v1/ping',
    'https://jalonne.api.sanity.io/v1/ping',
  ])
})
