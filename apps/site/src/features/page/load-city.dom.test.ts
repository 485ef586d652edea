import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { connectContent } from '../../queries/content.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { queryingBy } from '../../queries/querying-by.ts'
import { fetchFrom, testPage } from '../../testing/content.ts'
import { loadCity } from './load-city.ts'

const template = '/services/seo-visibility'

/** What it throws for an address below the page of the service. */
async function thrownFor(written: string) {
  const client = createQueryClient({ server: false })
  const redirects = [{ from: `${template}-2`, to: '/pricing', permanent: true }]
  connectContent(client, queryingBy(fetchFrom({ page: testPage, redirects })))
  return loadCity({ queryClient: client, language: 'en', search: '' }, template, written).catch(
    (thrown) => thrown,
  )
}

test('an old address that could not be a town’s leads where an editor has said', async () => {
  const thrown = await thrownFor('2')
  expect(isRedirect(thrown) && thrown.options).toMatchObject({
    href: '/en/pricing',
    statusCode: 301,
  })
})

test('any other that could not be a town’s is no page', async () => {
  expect(await thrownFor('3')).toMatchObject({ isNotFound: true })
})
