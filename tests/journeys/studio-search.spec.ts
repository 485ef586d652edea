import { type SeedDocument, seedDocuments } from '@jalonne/seed'
import { expect, test } from '../support/studio-test.ts'

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

const aFew = wanted.filter((_, at) => at % Math.ceil(wanted.length / 5) === 0)

const foundNowhere = 'xyzzy'

/** What a document is called, in both languages where they differ. */
function namesOf(document: SeedDocument): string[] {
  const { title, name, question, from } = document as Record<string, unknown>
  const called = title ?? name ?? question ?? from
  const { fr, en } =
    typeof called === 'object' ? { fr: '', en: '', ...called } : { fr: called, en: called }
  return [...new Set([String(fr), String(en)])]
}

/** Each document under each of its names; the second ones later, when the list holds another document. */
const searchesFor = (documents: SeedDocument[]) =>
  documents
    .flatMap((document) => namesOf(document).map((name, at) => ({ document, name, at })))
    .toSorted((one, other) => one.at - other.at)

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
    const type = async (words: string) => {
      await studio.page.keyboard.press('ControlOrMeta+a')
      await studio.page.keyboard.insertText(words)
    }
    // Names are found in the same way whatever the Studio's labels are: in French a few will do.
    for (const { document, name } of searchesFor(language === 'French' ? aFew : wanted)) {
      const { _id, _type } = document
      const line = `/intent/edit/id=${_id};type=${_type}/`
      // Until the answer comes, the list is that of the name before.
      if ((await firstTen()).includes(line)) {
        await type(foundNowhere)
        await expect(found).toHaveCount(0)
      }
      await type(name)
      await expect.poll(firstTen, { message: `the first ten for “${name}”` }).toContain(line)
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
  const firstTen = async () => (await found.allInnerTexts()).slice(0, 10).join('\n')
  const targets = wanted.filter(({ _type }) => ['page', 'service', 'article'].includes(_type))
  for (const { document, name } of searchesFor(targets)) {
    const title = namesOf(document).at(-1) ?? ''
    if ((await firstTen()).includes(title)) {
      await words.fill(foundNowhere)
      await expect(found).toHaveCount(0)
    }
    await words.fill(name)
    await expect.poll(firstTen, name).toContain(title)
  }
  await client.delete('drafts.navigation')
})
