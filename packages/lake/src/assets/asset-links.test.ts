import { expect, it } from 'vitest'
import { type AssetLink, resolveAssetLinks } from './asset-links.ts'

it('replaces every asset of an import document by a reference, wherever it stands', async () => {
  const seen: AssetLink[] = []
  const resolved = await resolveAssetLinks(
    {
      _id: 'a',
      sections: [
        { image: { _type: 'image', _sanityAsset: 'image@file://./images/x.png', alt: 'x' } },
      ],
      brochure: { _type: 'file', _sanityAsset: 'file@file:///tmp/b.pdf' },
      price: null,
    },
    async (link) => {
      seen.push(link)
      return `id-${seen.length}`
    },
  )
  expect(seen).toEqual([
    { kind: 'images', url: 'file://./images/x.png' },
    { kind: 'files', url: 'file:///tmp/b.pdf' },
  ])
  expect(resolved).toEqual({
    _id: 'a',
    sections: [
      { image: { _type: 'image', asset: { _type: 'reference', _ref: 'id-1' }, alt: 'x' } },
    ],
    brochure: { _type: 'file', asset: { _type: 'reference', _ref: 'id-2' } },
    price: null,
  })
})

it.each(['x.png', 'movie@file://x', 7])('refuses %j as an asset', async (link) => {
  await expect(resolveAssetLinks({ _sanityAsset: link }, async () => 'x')).rejects.toThrow(
    'must look like',
  )
})
