import { pathLanguage } from '@jalonne/domain'
import { createRoot, type Root } from 'react-dom/client'
import { LanguageProvider } from '../../shared/language.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

let root: Root | undefined

/** Opens the schedule dialog. It is a tree of its own beside the page, made the first time it is wanted. */
export function openSchedule(): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')), {
    identifierPrefix: 'schedule-',
  })
  show(true)
}

function show(open: boolean): void {
  root?.render(
    <LanguageProvider value={pathLanguage(location.pathname) ?? 'en'}>
      <ScheduleDialog onClose={() => show(false)} open={open} />
    </LanguageProvider>,
  )
}
