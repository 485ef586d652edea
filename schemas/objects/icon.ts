import { defineType } from '@sanity/types'

/** Names of the lucide icons an editor can choose from, with what they stand for. */
const icons = [
  { value: 'app-window', title: 'Website' },
  { value: 'palette', title: 'Graphic design' },
  { value: 'search', title: 'Search engines' },
  { value: 'bot', title: 'Artificial intelligence' },
  { value: 'server', title: 'Hosting' },
  { value: 'shopping-cart', title: 'Online shop' },
  { value: 'megaphone', title: 'Advertising' },
  { value: 'chart-line', title: 'Figures' },
  { value: 'target', title: 'Prospects' },
  { value: 'share-2', title: 'Social media' },
  { value: 'layout-grid', title: 'All services' },
  { value: 'map-pin', title: 'Place' },
  { value: 'signpost', title: 'Signpost' },
  { value: 'heart-pulse', title: 'Health' },
  { value: 'landmark', title: 'Finance' },
  { value: 'scissors', title: 'Salons' },
  { value: 'utensils', title: 'Hospitality' },
  { value: 'paw-print', title: 'Pets' },
  { value: 'sparkles', title: 'Spirituality' },
  { value: 'hard-hat', title: 'Construction' },
  { value: 'building-2', title: 'Real estate' },
]

export const icon = defineType({
  name: 'icon',
  title: 'Icon',
  type: 'string',
  description: 'A small drawing beside the text.',
  options: { list: icons },
})
