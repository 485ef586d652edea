import { createImageUrlBuilder } from '@sanity/image-url'
import { describe, expect, it } from 'vitest'
import { pixelsOf } from './drawing-cost.ts'
import { type ImageName, parseImageName } from './names.ts'
import { parseTransform } from './parse-transform.ts'
import { planTransform } from './plan-transform.ts'

const sha1 = 'a'.repeat(40)
const photo: ImageName = { sha1, width: 2000, height: 1000, extension: 'jpg' }

function plan(query: string, accept = '', image = photo, isAnimated = false) {
  return planTransform(image, parseTransform(new URLSearchParams(query)), accept, isAnimated)
}

describe('sizes', () => {
  it.each([
    ['w=500', { width: 500, height: 250 }],
    ['h=500', { width: 1000, height: 500 }],
    ['w=500&dpr=2', { width: 1000, height: 500 }],
    ['w=400&h=400', { width: 400, height: 200 }],
    ['w=400&h=400&fit=scale', { width: 400, height: 400 }],
    ['w=4000&h=4000&fit=max', { width: 2000, height: 1000 }],
    ['w=4000&fit=max', { width: 2000, height: 1000 }],
    ['w=4000&h=4000&fit=min', { width: 1000, height: 1000 }],
    ['w=400&or=90', { width: 400, height: 800 }],
    ['fit=crop&h=500&max-w=600', { width: 600, height: 500 }],
  ])('%s draws the picture at the size asked for', (query, scale) => {
    expect(plan(query)?.scale).toEqual(scale)
  })

  const small: ImageName = { ...photo, width: 600, height: 300 }
  const camera: ImageName = { ...photo, width: 6000, height: 4000 }
  const drawing: ImageName = { ...photo, width: 40, height: 40, extension: 'svg' }
  it.each([
    ['w=1200', small, 1200, 600],
    ['w=8192&h=8192&fm=avif&blur=2000', small, 1200, 600],
    ['w=8192&h=8192&fit=crop', small, 849, 849],
    ['w=8192&dpr=5', photo, 2828, 1414],
    ['w=8192', camera, 6000, 4000],
    ['fm=webp', { ...camera, width: 12_000, height: 8_000 }, 6000, 4000],
    ['w=400', { ...small, width: 20, height: 20 }, 400, 400],
    ['w=2000&fm=png', drawing, 2000, 2000],
    ['w=8192&fm=png', drawing, 2000, 2000],
  ])('%s enlarges a picture only as far as it makes sense', (query, image, width, height) => {
    expect(plan(query, '', image)?.scale ?? image).toMatchObject({ width, height })
  })

  it('bounds margins as well, whatever they are asked to be', () => {
    for (const query of ['pad=2000&dpr=5', 'w=8192&h=8192&fit=fill', 'w=10&h=8192&fit=fillmax']) {
      const drawn = plan(query, '', small)
      expect(drawn && pixelsOf(drawn)).toBeLessThanOrEqual(4 * 600 * 300)
    }
  })

  it('leaves the original alone when nothing about it would change', () => {
    expect(plan('')).toBeNull()
    expect(plan('fm=jpg')).toBeNull()
    expect(plan('rect=0,0,2000,1000&auto=format', 'text/html')).toBeNull()
    expect(plan('utm_source=x')).toBeNull()
  })

  it('fills what a picture leaves of its box', () => {
    expect(plan('w=400&h=400&fit=fill&bg=fff')?.margin).toEqual({
      top: 100,
      right: 0,
      bottom: 100,
      left: 0,
    })
    expect(plan('w=2001&h=1000&fit=fillmax')?.margin).toEqual({
      top: 0,
      right: 1,
      bottom: 0,
      left: 0,
    })
    expect(plan('w=400&pad=10')).toMatchObject({
      scale: { width: 380, height: 190 },
      margin: { top: 10, right: 10, bottom: 10, left: 10 },
    })
  })
})

describe('windows', () => {
  it.each([
    ['w=100&h=100&fit=crop', { left: 500, top: 0, width: 1000, height: 1000 }],
    ['w=100&h=100&fit=crop&crop=left', { left: 0, top: 0, width: 1000, height: 1000 }],
    ['w=100&h=100&fit=crop&crop=top,right', { left: 1000, top: 0, width: 1000, height: 1000 }],
    [
      'w=100&h=100&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0',
      { left: 1000, top: 0, width: 1000, height: 1000 },
    ],
    ['w=400&h=100&fit=crop&crop=bottom', { left: 0, top: 500, width: 2000, height: 500 }],
    ['rect=100,50,600,400', { left: 100, top: 50, width: 600, height: 400 }],
    ['rect=1900,-1,101,1002', { left: 1900, top: 0, width: 100, height: 1000 }],
    ['rect=100,50,600,400&or=90', { left: 550, top: 100, width: 400, height: 600 }],
    ['rect=100,50,600,400&or=180', { left: 1300, top: 550, width: 600, height: 400 }],
    ['rect=100,50,600,400&or=270', { left: 50, top: 1300, width: 400, height: 600 }],
  ])('%s keeps the part asked for', (query, window) => {
    expect(plan(query)?.window).toEqual(window)
  })

  it('draws what @sanity/image-url makes of a crop and a hotspot', () => {
    const asset = { _ref: `image-${sha1}-2000x1000-jpg` }
    const crop = { left: 0.5, right: 0, top: 0, bottom: 0.1 }
    const hotspot = { x: 0.75, y: 0.2, width: 0.1, height: 0.1 }
    const url = createImageUrlBuilder({ projectId: 'jalonne', dataset: 'production' })
      .image({ asset, crop, hotspot })
      .width(300)
      .height(100)
      .url()
    const { pathname, search } = new URL(url)
    const name = parseImageName(pathname.split('/').at(-1) ?? '')
    expect(name).toEqual(photo)
    expect(plan(search)).toMatchObject({
      window: { left: 1000, top: 34, width: 1000, height: 333 },
      scale: { width: 300, height: 100 },
    })
  })
})

describe('formats', () => {
  const browser = 'image/avif,image/webp,image/*,*/*;q=0.8'
  it.each([
    ['auto=format', browser, 'avif'],
    ['auto=format', 'image/webp,*/*', 'webp'],
    ['auto=format', 'image/avif;q=0,image/webp', 'webp'],
    ['auto=format&fm=png', browser, 'png'],
    ['fm=pjpg', browser, 'pjpg'],
  ])('%s with Accept %s answers in %s', (query, accept, format) => {
    expect(plan(query, accept)?.format).toBe(format)
  })

  it('keeps a drawing a drawing, unless pixels are asked for', () => {
    const drawing: ImageName = { ...photo, extension: 'svg' }
    expect(plan('w=100&auto=format', browser, drawing)).toBeNull()
    expect(plan('w=100&fm=png', browser, drawing)?.format).toBe('png')
  })

  it('never turns an animation into a format without movement', () => {
    const animation: ImageName = { ...photo, extension: 'gif' }
    expect(plan('w=100&auto=format', browser, animation, true)?.format).toBe('webp')
    expect(plan('w=100&auto=format', '*/*', animation, true)?.format).toBe('gif')
    const webp: ImageName = { ...photo, extension: 'webp' }
    expect(plan('w=100&auto=format', browser, webp, true)?.format).toBe('webp')
  })

  it('has a format every browser shows for one that is not accepted', () => {
    expect(plan('auto=format', 'image/png', { ...photo, extension: 'avif' })?.format).toBe('png')
  })
})

it.each([
  ['w=wide', '"w"'],
  ['w=0', '"w"'],
  ['w=9000', '"w"'],
  ['w=1e9', '"w"'],
  ['h=-5', '"h"'],
  ['q=101', '"q"'],
  ['dpr=100', '"dpr"'],
  ['fit=facearea', '"fit"'],
  ['fm=exe', '"fm"'],
  ['rect=1,2,3', '"rect"'],
  ['rect=3000,0,10,10', '"rect"'],
  ['rect=0,0,0,10', '"rect"'],
  ['bg=red', '"bg"'],
  ['or=45', '"or"'],
  ['crop=middle', '"crop"'],
  ['auto=compress', '"auto"'],
])('refuses %s by name', (query, named) => {
  expect(() => plan(query)).toThrow(
    expect.objectContaining({ status: 400, message: expect.stringContaining(named) }),
  )
})
