import { layOutAll } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

/** An address as an editor leaves it in a line of text: browsers break it at a hyphen at most. */
const address = 'https://www.jalonne.ch/fr/services/website-design-development/web-new'

/** What lists and cards show of documents, by the type of the document. */
const texts = {
  article: ['title', 'excerpt'],
  caseStudy: ['title', 'summary'],
  job: ['title', 'summary'],
  service: ['title', 'desc'],
  faq: ['question'],
  testimonial: ['quote', 'role'],
  plan: ['name', 'summary'],
}

const paths = [
  '',
  '/pricing',
  '/blog',
  '/blog/five-pages',
  '/projects',
  '/projects/menuiserie-tavernay',
  '/career',
  '/services',
  '/services/website-design-development',
  '/services/website-design-development/web-new',
  '/services/hosting-and-maintenance',
  '/services/social-media',
  '/services/seo-visibility',
]

test('an address in a title or a text of any card is broken: no page scrolls sideways on a phone', async ({
  page,
  visitor,
  stack,
}) => {
  const { client } = stack.lake
  const documents = await client.fetch('*[_type in $types]', { types: Object.keys(texts) })
  const written = client.transaction()
  for (const [type, fields] of Object.entries(texts)) {
    for (const document of documents) {
      if (document._type !== type) continue
      const set = fields.map((name) => [`${name}.fr`, `${document[name].fr} ${address}`])
      written.patch(document._id, (patch) => patch.set(Object.fromEntries(set)))
    }
  }
  await written.commit()
  await expect
    .poll(async () => (await page.request.get('/fr/blog')).text())
    .toContain(`${address}</p>`)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of paths) {
    await test.step(`/fr${path}`, async () => {
      await visitor.open(`/fr${path}`)
      await layOutAll(page)
      for (const details of await page.locator('main details').all()) {
        await details.evaluate((element) => {
          element.removeAttribute('name')
          element.setAttribute('open', '')
        })
      }
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(sideways, `/fr${path}, ${width} px`).toBeLessThanOrEqual(0)
      }
    })
  }

  const before = client.transaction()
  for (const document of documents) before.createOrReplace(document)
  await before.commit()
})
