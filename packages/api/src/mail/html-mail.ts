import { type Language, withColon } from '@jalonne/domain'
import { escapeUTF8 } from 'entities/escape'

export interface MailContent {
  language: Language
  title: string
  /** Paragraphs before the fields. */
  opening: readonly string[]
  fields: readonly { label: string; value: string }[]
  /** Paragraphs after the fields. */
  closing: readonly string[]
}

/** A mail as plain text, for readers that show no HTML. */
export function textMail({ language, opening, fields, closing }: MailContent): string {
  const listed = fields.map(({ label, value }) => {
    const name = withColon(label, language)
    return value.includes('\n') ? `${name}\n${indent(value)}` : `${name} ${value}`
  })
  return [...opening, listed.join('\n'), ...closing].filter(Boolean).join('\n\n')
}

/** A mail as an HTML document that needs no images, styles or scripts from elsewhere. */
export function htmlMail({ language, title, opening, fields, closing }: MailContent): string {
  const rows = fields.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top" style="${cell};width:30%;opacity:.75;font-weight:400">${escapeUTF8(label)}</th><td style="${cell};${anywhere}">${lines(value)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeUTF8(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;border-top:6px solid #fdcf17;padding-top:16px">
${opening.map(paragraph).join('\n')}
<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;margin:16px 0;border-collapse:collapse">${rows.join('')}</table>
${closing.map(paragraph).join('\n')}
</div></body></html>`
}

const cell = 'padding:8px 16px 8px 0;border-bottom:1px solid #d9deda'
// Long addresses are broken on phones; the second property is for mail programs that don't know the first.
const anywhere = 'overflow-wrap:anywhere;word-break:break-word'
const paragraph = (text: string) => `<p style="margin:0 0 16px;${anywhere}">${lines(text)}</p>`
const lines = (text: string) => escapeUTF8(text).replaceAll('\n', '<br>')
const indent = (text: string) => text.replaceAll(/^/gm, '  ')
