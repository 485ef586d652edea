import type { DashboardText } from '@jalonne/messages/dashboard'

// All that the demonstration shows. The firm, its people and its figures are made up; days never move.

/** The day the figures are of. */
export const asOf = '2026-10-31'

/** How the website did in one month. */
export interface Month {
  /** `2026-10` */
  month: string
  visits: number
  /** In the same month a year earlier. */
  visitsBefore: number
  form: number
  phone: number
  chat: number
  /** Where Google lists the site on average, 1 being first. */
  position: number
  /** Percent of the time the site answered. */
  uptime: number
}

type MonthRow = [
  month: string,
  visits: number,
  visitsBefore: number,
  form: number,
  phone: number,
  chat: number,
  position: number,
  uptime: number,
]

const rows: MonthRow[] = [
  ['2025-11', 7410, 6120, 38, 26, 9, 11.8, 99.98],
  ['2025-12', 9860, 8240, 44, 31, 14, 11.2, 100],
  ['2026-01', 6920, 5980, 35, 24, 11, 10.9, 99.99],
  ['2026-02', 7150, 6060, 37, 25, 13, 10.1, 99.95],
  ['2026-03', 7680, 6290, 41, 27, 16, 9.6, 100],
  ['2026-04', 8040, 6540, 43, 26, 18, 9.4, 100],
  ['2026-05', 8310, 6710, 47, 29, 21, 8.8, 99.97],
  ['2026-06', 8120, 6480, 45, 28, 22, 8.1, 100],
  ['2026-07', 7260, 5930, 36, 22, 19, 7.9, 99.99],
  ['2026-08', 11_480, 8870, 58, 35, 33, 7.2, 99.98],
  ['2026-09', 10_420, 8560, 57, 33, 36, 6.8, 99.93],
  ['2026-10', 10_940, 8140, 61, 31, 41, 6.2, 99.99],
]

/** The last twelve months, oldest first. */
export const months: readonly Month[] = rows.map(
  ([month, visits, visitsBefore, form, phone, chat, position, uptime]) => ({
    month,
    visits,
    visitsBefore,
    form,
    phone,
    chat,
    position,
    uptime,
  }),
)

/** The kinds of requests, from the foot of a column upwards. */
export const requestKinds = ['form', 'phone', 'chat'] as const

/** All requests of a month. */
export const requestsOf = ({ form, phone, chat }: Month): number => form + phone + chat

export type ActivityKind =
  | 'request'
  | 'publish'
  | 'ticket'
  | 'user'
  | 'security'
  | 'position'
  | 'invoice'
  | 'backup'

/** What has happened lately, newest first. Times are those of Switzerland. */
export const activity: readonly { at: string; kind: ActivityKind }[] = [
  { at: '2026-10-30T16:42+01:00', kind: 'request' },
  { at: '2026-10-30T09:05+01:00', kind: 'publish' },
  { at: '2026-10-29T14:20+01:00', kind: 'ticket' },
  { at: '2026-10-28T11:10+01:00', kind: 'user' },
  { at: '2026-10-27T06:00+01:00', kind: 'security' },
  { at: '2026-10-26T17:31+01:00', kind: 'position' },
  { at: '2026-10-23T10:00+02:00', kind: 'invoice' },
  { at: '2026-10-21T08:15+02:00', kind: 'backup' },
]

/** Amounts in Swiss francs, newest first. */
export const invoices = [
  { number: '2026-131', date: '2026-10-31', amount: 500, state: 'open' },
  { number: '2026-118', date: '2026-09-30', amount: 500, state: 'paid' },
  { number: '2026-104', date: '2026-08-31', amount: 1250, state: 'paid' },
  { number: '2026-091', date: '2026-07-31', amount: 500, state: 'paid' },
] as const

/** Percent of the month's visits. */
export const sources = [
  { source: 'search', share: 52 },
  { source: 'direct', share: 19 },
  { source: 'map', share: 14 },
  { source: 'newsletter', share: 9 },
  { source: 'social', share: 6 },
] as const

/** Visits of the month by page. */
export const pages = [
  { page: 'notebooks', visits: 2380 },
  { page: 'school', visits: 1940 },
  { page: 'hours', visits: 1520 },
  { page: 'cards', visits: 1210 },
  { page: 'engraving', visits: 860 },
] as const

/** What people look for, in French as they type it, and where Google lists the site for it. */
export const keywords = [
  { words: 'papeterie lausanne', searches: 880, before: 4, now: 2 },
  { words: 'fournitures rentrée scolaire', searches: 590, before: 9, now: 8 },
  { words: 'carnet sur mesure', searches: 320, before: 5, now: 3 },
  { words: 'gravure stylo lausanne', searches: 210, before: 1, now: 1 },
  { words: 'faire-part letterpress', searches: 170, before: 11, now: 6 },
] as const

interface User {
  name: string
  role: DashboardText
  rights: DashboardText
  /** The day of the last visit; null for who has not come yet. */
  seen: string | null
  invited?: string
}

export const users: readonly User[] = [
  { name: 'Élodie Favrat', role: 'role.owner', rights: 'rights.all', seen: '2026-10-30' },
  { name: 'Hugo Pittet', role: 'role.shop', rights: 'rights.content', seen: '2026-10-30' },
  { name: 'Sofia Almeida', role: 'role.accounts', rights: 'rights.invoices', seen: '2026-10-23' },
  {
    name: 'Luc Ançay',
    role: 'role.apprentice',
    rights: 'rights.read',
    seen: null,
    invited: '2026-10-28',
  },
  { name: 'Nora Bruchez', role: 'role.lead', rights: 'rights.all', seen: '2026-10-29' },
  { name: 'Timo Gerber', role: 'role.developer', rights: 'rights.site', seen: '2026-10-27' },
]

/** What the portal writes about, and whether it does to begin with. */
export const notices = [
  { notice: 'request', on: true },
  { notice: 'invoice', on: true },
  { notice: 'security', on: false },
  { notice: 'outage', on: true },
] as const

/** How often the report may come, and how often it does to begin with. */
export const rhythms = ['week', 'month', 'quarter'] as const
export const defaultRhythm: (typeof rhythms)[number] = 'month'

/** The months there is a report of, newest first. */
export const reports = ['2026-10', '2026-09', '2026-08', '2026-07'] as const

/** Questions to the agency, newest first; `reply` is the minutes until the first answer. */
export const tickets = [
  { number: '2046', opened: '2026-10-30', reply: 18, state: 'open' },
  { number: '2044', opened: '2026-10-27', reply: 42, state: 'progress' },
  { number: '2041', opened: '2026-10-22', reply: 25, state: 'solved' },
  { number: '2037', opened: '2026-10-14', reply: 12, state: 'solved' },
  { number: '2033', opened: '2026-10-05', reply: 31, state: 'solved' },
] as const

/** Minutes until the first answer, in the middle of all; and how many questions were solved this year. */
export const support = { reply: 25, solved: 31 }
