import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage, testPicture } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

type Images = SectionOf<'gallery'>['images']

afterEach(cleanup)

const open = (images: Images) =>
  openSite('/en', {
    page: (path, language) => ({
      ...testPage(path, language),
      sections: [{ _type: 'gallery', _key: 'g', anchor: null, title: 'Rooms', lead: null, images }],
    }),
  })

test('each image stands with its caption, and is loaded when it comes into sight', async () => {
  await open([
    { _key: 'a', caption: 'The large room', image: testPicture('A room') },
    { _key: 'b', caption: null, image: testPicture('A garden') },
  ])
  const [first, second] = within(screen.getByRole('region', { name: 'Rooms' })).getAllByRole(
    'figure',
  )
  const image = within(first as HTMLElement).getByRole<HTMLImageElement>('img', { name: 'A room' })
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(first?.textContent).toBe('The large room')
  expect(second?.querySelector('figcaption')).toBeNull()
})

test('an image that is gone leaves its caption, however long', async () => {
  await open([{ _key: 'a', caption: 'n'.repeat(300), image: null }])
  expect(screen.getByText('n'.repeat(300))).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})
