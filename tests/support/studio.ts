import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Service, startService } from './service.ts'

const main = join(import.meta.dirname, '../../studio/src/server/main.ts')

/** Serves the built Studio for a lake and the site that previews its drafts. */
export const startStudio = (port: number, lakeUrl: string, siteOrigin: string): Promise<Service> =>
  startService([main, '--port', String(port), '--api-host', lakeUrl, '--site', siteOrigin], {})

/** What an editor does in the Studio. A busy machine takes its time to start it. */
export class StudioEditor {
  readonly page: Page
  readonly origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
  }

  /** Opens the Studio and signs in with the one click that is asked for on this machine. */
  async signIn(as: 'Demo editor' | 'Demo viewer'): Promise<void> {
    await this.page.goto(this.origin)
    await this.page.getByRole('button', { name: as }).click({ timeout: 30_000 })
    await expect(this.pane('Content')).toBeVisible({ timeout: 30_000 })
  }

  /** Follows names from pane to pane: `walk('Prices', 'Websites', 'Basic')`. */
  async walk(...names: string[]): Promise<void> {
    for (const name of names) {
      const link = this.page
        .getByTestId('structure-tool-list-pane')
        .or(this.page.getByTestId('pane'))
      await link
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .first()
        .click()
    }
  }

  pane(title: string): Locator {
    return this.page.getByText(title, { exact: true }).first()
  }

  /** The place of a field of the open document, by its path: `price`, `name`. */
  field(path: string): Locator {
    return this.page.getByTestId(`field-${path}`)
  }

  /** The button that makes visitors see the open document. */
  get publish(): Locator {
    return this.page.getByTestId('action-publish')
  }

  /** Publishes the open document. Resolves when the lake has said that it is done. */
  async publishChanges(): Promise<void> {
    await expect(this.publish).toBeEnabled()
    const done = this.page.waitForResponse(
      (response) =>
        response.url().includes('/data/actions/') &&
        (response.request().postData() ?? '').includes('sanity.action.document.publish'),
    )
    await this.publish.click()
    expect((await done).ok()).toBe(true)
  }
}
