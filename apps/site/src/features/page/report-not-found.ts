import type { Language } from '@jalonne/domain'
import { sendReport } from '../../shared/send-report.ts'

/** Tells the developers of an address that led a visitor nowhere. */
export async function reportNotFound(pathname: string, locale: Language): Promise<void> {
  const taken = await sendReport('/api/log404.php', {
    pathname,
    locale,
    userAgent: navigator.userAgent,
    referrer: document.referrer,
  })
  // biome-ignore lint/suspicious/noConsole: for whoever wonders why nobody heard of it
  if (!taken) console.warn('The missing page could not be reported')
}
