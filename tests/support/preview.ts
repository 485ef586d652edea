import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { passesSignedWith } from '../../apps/server/src/preview/passes.ts'
import { signingKey } from '../../apps/server/src/preview/signing-key.ts'
import type { Stack } from './stack.ts'

/** The site beside the form, as an editor sees it in the Studio. */
export class Preview {
  readonly site: FrameLocator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.site = page.frameLocator('iframe')
  }

  /** Opens an address of the site in the Studio's preview. */
  async open(origin: string, path: string): Promise<void> {
    await this.#page.goto(`${origin}/presentation?preview=${path}`)
    // The marks over the page are there once the Studio and the page have found each other.
    await this.site.locator('sanity-visual-editing').waitFor({ state: 'attached' })
  }

  /** A text of the page in the preview, whatever invisible characters it carries. */
  text(words: string): Locator {
    return this.site.locator('main').getByText(words)
  }

  /** Whatever the Studio sends to have the page go to a path gets lost. To be called before the preview is opened. */
  async loseMovesTo(path: string): Promise<void> {
    await this.#page.addInitScript((lost) => {
      addEventListener('message', (event) => {
        const { type, data } = event.data ?? {}
        if (type === 'presentation/navigate' && data.url === lost) event.stopImmediatePropagation()
      })
    }, path)
  }

  /** Whatever carries such characters where code reads: attributes, and the head. */
  async misplacedMarks(): Promise<string[]> {
    return this.site.locator('html').evaluate((root) => {
      const mark = /[\u200b-\u200f\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]{4,}/u
      const forPeople = ['alt', 'title', 'aria-label', 'placeholder']
      const found: string[] = []
      for (const element of root.querySelectorAll(
        '*:not(sanity-visual-editing, sanity-visual-editing *)',
      )) {
        for (const { name, value } of element.attributes) {
          const isMarked = mark.test(value) || /(%E2%80%8[B-F]|%F3%A0){4}/i.test(value)
          if (isMarked && !forPeople.includes(name)) found.push(`${element.tagName} ${name}`)
        }
      }
      if (mark.test(document.title)) found.push('title')
      if (mark.test(document.head.innerHTML)) found.push('head')
      return found
    })
  }
}

/** A link to the draft of a page that works for as long as is said, in ms, as the server would sign it. */
export function draftLink({ data, origin }: Stack, path: string, lifetime: number): string {
  const key = signingKey(null, join(data, 'server/preview-key'))
  const expiresAt = Date.now() + lifetime
  const expires = new Date(expiresAt).toISOString()
  const token = passesSignedWith(key, Date.now).sign({
    mode: { kind: 'share', path, expires },
    expiresAt,
  })
  return `${origin}/api/draft/share?lang=en&token=${token}`
}
