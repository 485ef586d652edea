import type { HotspotOptions } from '@sanity/types'

/** The shapes in which an editor sees an image while framing it: those that Sanity shows, named in the model to be translated. */
export const framing: HotspotOptions = {
  previews: [
    { title: '3:4', aspectRatio: 3 / 4 },
    { title: 'Square', aspectRatio: 1 },
    { title: '16:9', aspectRatio: 16 / 9 },
    { title: 'Panorama', aspectRatio: 4 },
  ],
}
