import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Service, startService } from './service.ts'

const main = join(import.meta.dirname, '../../studio/src/server/main.ts')

/** Serves the built Studio for a lake and the site that previews its drafts, below a path if one is given. */
export function startStudio(
  port: number,
  lakeUrl: string,
  siteOrigin: string,
  basePath?: string,
): Promise<Service> {
  const below = basePath ? ['--base-path', basePath] : []
  const places = ['--api-host', lakeUrl, '--site', siteOrigin]
  return startService([main, '--port', String(port), ...places, ...below], {})
}

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

  /** Has the Studio in French from here on. */
  async speakFrench(): Promise<void> {
    await this.page.getByRole('button', { name: 'Studio en français' }).click()
    await expect(this.pane('Contenu')).toBeVisible({ timeout: 30_000 })
  }

  /** Opens the Studio and signs in with an account, as everywhere but on one's own machine. */
  async signInWith(email: string, password: string): Promise<void> {
    await this.page.goto(this.origin)
    await this.page.getByLabel('Email address').fill(email, { timeout: 30_000 })
    await this.page.getByLabel('Password').fill(password)
    await this.page.getByRole('button', { name: 'Sign in' }).click()
    await expect(this.pane('Content')).toBeVisible({ timeout: 30_000 })
  }

  /** Signs out by the menu under one's own picture. */
  async signOut(): Promise<void> {
    await this.page.locator('#user-menu').click()
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click()
  }

  /** What this browser shows the lake to be recognised. */
  async token(): Promise<string> {
    const kept = await this.page.evaluate(() => localStorage.getItem('__studio_auth_token_jalonne'))
    return JSON.parse(kept ?? '{}').token
  }

  /** Somebody's picture above the open document, who has it open as well. */
  present(name: string): Locator {
    return this.page.getByTestId('document-level-presence').getByLabel(name)
  }

  /** Opens a document by its id, and waits until its form is there. */
  async open(type: string, id: string): Promise<void> {
    await this.page.goto(`${this.origin}/intent/edit/id=${id};type=${type}`)
    await expect(this.page.getByTestId('document-panel-form-view')).toBeVisible({ timeout: 30_000 })
  }

  /** Chooses something to do with the open document from the menu beside "Publish". */
  async choose(action: string): Promise<void> {
    await this.page
      .getByRole('button', { name: /^(Open document actions|Ouvrir les actions du document)$/ })
      .click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }

  /** Opens what has become of the open document, and by whom. */
  async openHistory(): Promise<void> {
    await this.page.getByTestId('pane-context-menu-button').click()
    await this.page.getByRole('menuitem', { name: 'History' }).click()
    await expect(this.page.getByTestId('review-changes-pane')).toBeVisible()
  }

  /** One line of that history: `moment(/^Marie Favre Published/)`. */
  moment(name: RegExp): Locator {
    return this.page.getByTestId('review-changes-pane').getByRole('button', { name })
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
    // Named by its label, which the Studio's language changes.
    return this.page.getByTestId(/^action-(publish|publier)$/)
  }

  /** Says below the form that everything typed is kept. */
  get saved(): Locator {
    return this.page.getByTestId('pane-footer').getByText('Saved', { exact: true })
  }

  /** Says below the form that something typed is not kept yet. */
  get saving(): Locator {
    return this.page.getByTestId('pane-footer').getByText('Saving...', { exact: true })
  }

  /** Publishes the open document. Resolves when the Studio shows that it is done. */
  async publishChanges(): Promise<void> {
    await expect(this.publish).toBeEnabled()
    const sent = this.page.waitForRequest(
      (request) =>
        request.url().includes('/data/actions/') &&
        (request.postData() ?? '').includes('sanity.action.document.publish'),
    )
    await this.publish.click()
    // The Studio stops listening to the answer (null) when it has a last keystroke to save; the lake has published then.
    const answer = await (await sent).response()
    expect(answer?.ok() ?? true).toBe(true)
    await expect(this.publish).toBeDisabled()
  }
}
