import { join } from 'node:path'
import { expect, type Locator, type Page, type Request } from '@playwright/test'
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

type DemoAccount = 'Demo editor' | 'Demo viewer'

type StudioLanguage = 'English' | 'French'

/** Where the Studio keeps a browser's session, and the language somebody has chosen. */
const sessionKey = '__studio_auth_token_jalonne'
const languageKey = 'jalonne-studio-language'

/** What an editor does in the Studio. A busy machine takes its time to start it. */
export class StudioEditor {
  readonly page: Page
  readonly origin: string
  readonly #lakeUrl: string

  constructor(page: Page, origin: string, lakeUrl: string) {
    this.page = page
    this.origin = origin
    this.#lakeUrl = lakeUrl
  }

  /**
   * Is somebody who signed in, and chose a language, on an earlier visit: what is opened next needs neither. Each load of
   * the Studio takes a processor seconds, and a sign-in takes two.
   */
  async hasSignedIn(as: DemoAccount, language: StudioLanguage = 'English'): Promise<void> {
    const token = await demoSession(this.#lakeUrl, this.origin, as)
    const stored: [string, string][] = [
      [sessionKey, JSON.stringify({ token, time: new Date().toISOString() })],
      [languageKey, language === 'French' ? 'fr' : 'en'],
    ]
    await this.page.context().addInitScript(
      ({ origin, stored }) => {
        if (location.origin !== origin) return
        for (const [key, value] of stored) {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
        }
      },
      { origin: this.origin, stored },
    )
  }

  /** Opens the Studio as somebody who signed in on an earlier visit. */
  async enter(as: DemoAccount, language: StudioLanguage = 'English'): Promise<void> {
    await this.hasSignedIn(as, language)
    await this.page.goto(this.origin)
    const home = this.pane(language === 'French' ? 'Contenu' : 'Content')
    await expect(home).toBeVisible()
  }

  /** Opens the Studio and signs in with the one click that is asked for on this machine. */
  async signIn(as: DemoAccount): Promise<void> {
    await this.page.goto(this.origin)
    await this.page.getByRole('button', { name: as }).click()
    await expect(this.pane('Content')).toBeVisible()
  }

  /** Has the Studio in French from here on. */
  async speakFrench(): Promise<void> {
    await this.page.getByRole('button', { name: 'Studio en français' }).click()
    await expect(this.pane('Contenu')).toBeVisible()
  }

  /** Opens the Studio and signs in with an account, as everywhere but on one's own machine. */
  async signInWith(email: string, password: string): Promise<void> {
    await this.page.goto(this.origin)
    await this.page.getByLabel('Email address').fill(email)
    await this.page.getByLabel('Password').fill(password)
    await this.page.getByRole('button', { name: 'Sign in' }).click()
    await expect(this.pane('Content')).toBeVisible()
  }

  /** Signs out by the menu under one's own picture. */
  async signOut(): Promise<void> {
    await this.page.locator('#user-menu').click()
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click()
  }

  /** What this browser shows the lake to be recognised. */
  async token(): Promise<string> {
    const kept = await this.page.evaluate((key) => localStorage.getItem(key), sessionKey)
    return JSON.parse(kept ?? '{}').token
  }

  /** Somebody's picture above the open document, who has it open as well. */
  present(name: string): Locator {
    return this.page.getByTestId('document-level-presence').getByLabel(name)
  }

  /** Opens a document by its id, and waits until its form is there. */
  async open(type: string, id: string): Promise<void> {
    await this.page.goto(`${this.origin}/intent/edit/id=${id};type=${type}`)
    await expect(this.page.getByTestId('document-panel-form-view')).toBeVisible()
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
    return this.page.getByTestId('pane-footer').getByText(/^(Saving|Enregistrement)\.\.\.$/)
  }

  /**
   * Publishes the open document once it is saved. Resolves when the Studio shows that it is done. Of what is under way
   * with a document Sanity keeps the last, so a change saved right after the press drops it: as an editor would, this
   * presses again then.
   */
  async publishChanges(): Promise<void> {
    let sent: Request | undefined
    const note = (request: Request) => {
      if (!request.url().includes('/data/actions/')) return
      if ((request.postData() ?? '').includes('sanity.action.document.publish')) sent = request
    }
    this.page.on('request', note)
    await expect(async () => {
      await expect(this.saving).toBeHidden()
      if (!sent) await this.publish.click({ timeout: 5_000 })
      await expect.poll(() => sent, { timeout: 5_000 }).toBeDefined()
    }).toPass()
    this.page.off('request', note)
    // The Studio stops listening to the answer (null) when it has a last keystroke to save; the lake has published then.
    const answer = await sent?.response()
    expect(answer?.ok() ?? true).toBe(true)
    await expect(this.publish).toBeDisabled()
  }
}

/** Begins a session as the sign-in page would; gives its token. */
async function demoSession(lakeUrl: string, origin: string, as: DemoAccount): Promise<string> {
  const page = new URL(`${lakeUrl}/v1/auth/login/local?type=token`)
  page.searchParams.set('origin', origin)
  const answer = await fetch(page, {
    method: 'POST',
    headers: { origin: lakeUrl },
    body: new URLSearchParams({ demo: as.toLowerCase().replace(' ', '-') }),
    redirect: 'manual',
  })
  const [, sid] = /#sid=(.+)$/.exec(answer.headers.get('location') ?? '') ?? []
  const session = await fetch(`${lakeUrl}/v1/auth/fetch?sid=${sid}`)
  return (await session.json()).token
}
