import { expect, test } from 'vitest'
import type { FormOutcome } from './form-outcome.ts'
import { type ContactDeps, handleHosting } from './handle-contact.ts'
import type { Lead } from './lead.ts'

/** Posts to the form about hosting; gives the answer, what was kept and the page a browser got back. */
async function post(body: string, type: string) {
  const leads: Lead[] = []
  const pages: FormOutcome[] = []
  const deps: ContactDeps = {
    leads: {
      add: async (lead) => {
        leads.push(lead)
        return { id: lead.id, known: false, callAt: null }
      },
    },
    clock: () => new Date('2026-03-06T12:00:00Z'),
    newId: () => 'lead',
    digest: (text) => text,
    maySubmit: () => true,
    mayReport: () => true,
    report: () => {},
    stored: () => {},
    failed: () => {},
    closedDays: () => [],
    page: async (outcome) => {
      pages.push(outcome)
      return new Response('a page', { status: outcome.status })
    },
  }
  const request = new Request('http://localhost/api/contact_secure.php', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  const { status } = await handleHosting(request, '203.0.113.7', deps)
  return { status, contact: leads[0]?.contact, page: pages[0] }
}
const json = (fields: object) => post(JSON.stringify(fields), 'application/json')
const form = (fields: Record<string, string>) =>
  post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded')

const asked = {
  name: 'Nadia',
  email: 'nadia chez example',
  phone: '021 555 01 02',
  plan: 'SecureWeb',
  planKey: 'secureweb',
  website: 'rochat.example',
  'meta.locale': 'fr',
  'meta.page': '/fr/services/hosting-and-maintenance',
}

test('a form without scripts is kept with its plan, website and name in lines of a message', async () => {
  const { status, contact, page } = await form(asked)
  expect(status).toBe(200)
  expect(contact).toEqual({
    type: 'mail',
    name: 'Nadia',
    email: 'nadia chez example',
    phone: '021 555 01 02',
    subject: 'Intérêt — SecureWeb',
    message: [
      'Formule\u00a0: SecureWeb',
      'Site web\u00a0: rochat.example',
      'Nom et prénom\u00a0: Nadia',
    ].join('\n'),
    meta: {
      page: '/fr/services/hosting-and-maintenance',
      locale: 'fr',
      planKey: 'secureweb',
    },
    website_confirm: '',
    elapsed: null,
  })
  expect(page).toMatchObject({ type: 'hosting', page: '/fr/services/hosting-and-maintenance' })
})

test('who has no website yet says so, whatever stands in the field', async () => {
  for (const none of [{ noWebsite: 'on' }, { website: '' }])
    expect((await form({ ...asked, ...none })).contact?.message).toContain('Site web\u00a0: N/A')
})

test('without a plan it is about what its page is about', async () => {
  expect((await form({ ...asked, plan: '' })).contact).toMatchObject({
    subject: 'Intérêt — hébergement et maintenance',
    message: expect.stringMatching(/^Formule\u00a0: hébergement et maintenance$/m),
  })
})

test('a page with scripts sends it as it is kept; a number nobody left is not there', async () => {
  const { 'meta.locale': _locale, 'meta.page': _page, ...fields } = asked
  const { contact } = await json({ ...fields, phone: '', subject: 'Interest', message: 'Hello' })
  expect(contact).toMatchObject({ subject: 'Interest', message: 'Hello', meta: {} })
  for (const name of ['phone', 'plan', 'planKey', 'website', 'noWebsite'])
    expect(contact).not.toHaveProperty(name)
})

test.each([
  ['name', 'Nom requis'],
  ['email', 'Email requis'],
])('without %s it is refused, and nothing typed is lost', async (field, text) => {
  const { status, contact, page } = await form({ ...asked, [field]: ' ' })
  expect([status, contact]).toEqual([422, undefined])
  expect(page).toMatchObject({
    type: 'hosting',
    fields: { website: 'rochat.example' },
    error: { field, text: expect.stringContaining(text) },
  })
})

test('another kind of request has another address', async () => {
  expect((await json({ ...asked, type: 'call' })).status).toBe(422)
})
