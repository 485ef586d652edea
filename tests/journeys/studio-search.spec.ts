import { type SeedDocument, seedDocuments } from '@jalonne/seed'
import { expect, test } from '../support/studio-test.ts'

test.describe.configure({ timeout: 180_000 })
// The Studio draws only the lines of a list that are in sight.
test.use({ viewport: { width: 1440, height: 1200 } })

/** Types without a page of their own, and those there is one document of: nobody looks for one by its name. */
const unsearched = new Set(['industry', 'quiz', 'navigation', 'assistant', 'settings'])

/** Some documents of each type, and the pages whose names are words that many documents hold. */
const common = new Set(['page-pricing', 'page-contact', 'page-services', 'page-service-seo'])
const wanted = Object.values(Object.groupBy(seedDocuments(), ({ _type }) => _type)).flatMap(
  (ofType = []) => {
    const type = ofType[0]?._type ?? ''
    if (unsearched.has(type)) return []
    return ofType.filter(({ _id }, index) => index < 2 || common.has(_id))
  },
)

/** What a document is called, in both languages where they differ. */
function namesOf(document: SeedDocument): string[] {
  const { title, name, question, from } = document as Record<string, unknown>
  const called = title ?? name ?? question ?? from
  const { fr, en } =
    typeof called === 'object' ? { fr: '', en: '', ...called } : { fr: called, en: called }
  return [...new Set([String(fr), String(en)])]
}

for (const language of ['English', 'French'] as const) {
  test(`a document of any type is found by its name in either language, in ${language} too`, async ({
    studio,
  }) => {
    await studio.enter('Demo editor', language)
    await studio.page.getByTestId('studio-search').click()
    const found = studio.page.getByTestId('search-results').getByRole('option')
    const firstTen = () =>
      found.evaluateAll((lines) =>
        lines.slice(0, 10).map((line) => line.querySelector('a')?.getAttribute('href')),
      )
    for (const document of wanted) {
      for (const name of namesOf(document)) {
        await studio.page.keyboard.press('ControlOrMeta+a')
        await studio.page.keyboard.insertText(name)
        await expect
          .poll(firstTen, { message: `the first ten for “${name}”` })
          .toContain(`/intent/edit/id=${document._id};type=${document._type}/`)
      }
    }
  })
}

test('a link finds the page, the service and the article it shall lead to', async ({
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const navigation = await client.getDocument('navigation')
  if (!navigation) throw new Error('the demo content has a navigation')
  const { page, ...callToAction } = navigation.callToAction
  await client.create({ ...navigation, _id: 'drafts.navigation', callToAction })
  await studio.hasSignedIn('Demo editor')
  await studio.open('navigation', 'navigation')
  const words = studio.field('callToAction').getByTestId('reference-input').getByRole('combobox')
  const found = studio.page.getByTestId('autocomplete-popover').getByRole('option')
  for (const document of wanted) {
    if (!['page', 'service', 'article'].includes(document._type)) continue
    for (const name of namesOf(document)) {
      await words.fill(name)
      await expect
        .poll(async () => (await found.allInnerTexts()).slice(0, 10).join('\n'), name)
        .toContain(namesOf(document).at(-1))
    }
  }
  await client.delete('drafts.navigation')
})
