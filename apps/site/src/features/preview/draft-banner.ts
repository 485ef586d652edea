import { type Language, swissMoment } from '@jalonne/domain'
import { preview } from '@jalonne/messages/preview'
import type { DraftMode } from '../../draft-mode.ts'

const styles = `#draft-banner{position:sticky;bottom:0;z-index:90;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:4px 24px;padding:12px 20px;border-top:1px solid var(--line);background:var(--slab);color:var(--on-slab);font-size:15px;line-height:1.5;text-align:center}
#draft-banner p{margin:0}
#draft-banner strong{margin-inline-end:12px;padding:2px 10px;background:var(--signal);color:var(--on-signal);font-weight:600;white-space:nowrap}
#draft-banner a{padding-block:2px;color:inherit;font-weight:600;text-underline-offset:.25em}
#draft-banner a:focus-visible{outline:2px solid currentColor;outline-offset:4px}
html:lang(fr) #draft-banner [lang=en],html:lang(en) #draft-banner [lang=fr]{display:none}
@media print{#draft-banner{display:none}}`

/**
 * Says at the foot of a shared page that it shows a draft, until when, and how to leave: whole without scripts, and
 * in both languages, because the visitor may change the page's. The Studio needs none: its frame says so.
 */
export function draftBanner(mode: DraftMode): string {
  if (mode.kind === 'studio') return ''
  const line = (language: Language) => {
    const text = preview.format(language)
    const date = swissMoment(mode.expires, language, 'long')
    const to = encodeURIComponent(`/${language}${mode.path === '/' ? '' : mode.path}`)
    return `<p lang="${language}"><strong>${text('label')}</strong> ${text('expires', { date })}</p><a lang="${language}" href="/api/draft/disable?to=${to}">${text('leave')}</a>`
  }
  const label = (language: Language) => preview.format(language)('label')
  return `<style>${styles}</style><aside id="draft-banner" aria-label="${label('fr')} · ${label('en')}">${line('fr')}${line('en')}</aside>`
}
