import { cityTemplatePath } from '@jalonne/domain'
import { site } from '@jalonne/messages'
import { beforeAll, expect, test } from 'vitest'
import type { Page } from '../queries/section-types.ts'
import { testPage } from '../testing/content.ts'
import { marked } from '../testing/marked.ts'
import { cityPage } from './city-page.ts'
import { wordsOf } from './text.tsx'

beforeAll(() => site.load('en'))

const pageOf = (template: Page) =>
  cityPage({
    template,
    templatePath: cityTemplatePath,
    city: null,
    address: 'geneva',
    language: 'en',
  })

test('in a preview the town stands within the sentence of the heading, which still leads to its field', () => {
  const title = marked('Found first.')
  const template = testPage(cityTemplatePath, 'en', title)
  const { sections, seo } = pageOf(template)
  const [header] = sections
  const heading = header?._type === 'pageHeader' ? String(header.title) : ''
  expect(wordsOf(heading)).toBe('Found first, in\u00A0Geneva.')
  expect(heading.endsWith(title.slice('Found first.'.length))).toBe(true)
  expect(seo.title).toBe('Found first. in Geneva')
})
