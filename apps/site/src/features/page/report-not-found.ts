import type { Language } from '@jalonne/domain'
import { useEffect } from 'react'
import { useLanguage } from '../../shared/language.tsx'
import { sendReport } from '../../shared/send-report.ts'
import { useShownPath } from '../../shared/shown-address.ts'

/** Reports, once, that the address on screen led a visitor nowhere. */
export function useReportNotFound(): void {
  const language = useLanguage()
  const path = useShownPath()
  useEffect(() => void reportNotFound(path, language), [path, language])
}

async function reportNotFound(pathname: string, locale: Language): Promise<void> {
  const taken = await sendReport('/api/log404.php', {
    pathname,
    locale,
    userAgent: navigator.userAgent,
    referrer: document.referrer,
  })
  // biome-ignore lint/suspicious/noConsole: for whoever wonders why there is no report
  if (!taken) console.warn('The missing page could not be reported')
}
