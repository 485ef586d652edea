import { expect, test } from 'vitest'
import { withoutProjectHost } from './project-host.ts'

test('a lake is asked under its own name, whatever name the project makes of it', async () => {
  const asked: string[] = []
  const fetch = withoutProjectHost(
    async (input) => {
      asked.push(input instanceof Request ? input.url : String(input))
      return new Response()
    },
    'jalonne',
    'https://www.example.ch/lake',
  )
  await fetch('https://jalonne.www.example.ch/lake/v1/users/me?tag=sdk')
  await fetch(new Request('https://jalonne.www.example.ch/lake/v1/ping'))
  await fetch('https://www.example.ch/lake/v1/ping')
  await fetch(new URL('https://jalonne.api.sanity.io/v1/ping'))
  expect(asked).toEqual([
    'https://www.example.ch/lake/v1/users/me?tag=sdk',
    'https://www.example.ch/lake/v1/ping',
    'https://www.example.ch/lake/v1/ping',
    'https://jalonne.api.sanity.io/v1/ping',
  ])
})
