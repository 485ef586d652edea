import { type Language, pathLanguage } from '@jalonne/domain'
import { MessagesProvider, site } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { createRoot, type Root } from 'react-dom/client'
import { LanguageProvider } from '../../shared/language.tsx'
import { rememberPage } from '../../shared/remember-page.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

let root: Root | undefined

/**
 * Opens the schedule dialog, unless the visitor moves on to another page before it can. It is a tree of its own beside
 * the page, made the first time it is wanted. Rejects when its texts can't be loaded.
 */
export async function openSchedule(): Promise<void> {
  const isHere = rememberPage()
  const language = pathLanguage(location.pathname) ?? 'en'
  await forms.load(language)
  if (!isHere()) return
  root ??= createRoot(document.body.appendChild(document.createElement('div')), {
    identifierPrefix: 'schedule-',
  })
  show(root, language, true)
}

function show(root: Root, language: Language, open: boolean): void {
  root.render(
    <LanguageProvider value={language}>
      <MessagesProvider language={language} messages={site.loaded(language) ?? {}}>
        <ScheduleDialog
          onClose={() => show(root, language, false)}
          onFailed={() => show(root, language, true)}
          open={open}
        />
      </MessagesProvider>
    </LanguageProvider>,
  )
}
