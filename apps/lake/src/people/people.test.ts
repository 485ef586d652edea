import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { openPeopleDatabase } from './database.ts'
import { handOver } from './hand-over.ts'
import { openPeople } from './open-people.ts'
import { hashPassword, isPassword } from './password.ts'
import { preferredLanguage, waitText } from './sign-in/texts.ts'

const tokens = { write: 'write', read: null, configured: false }

async function peopleAt(clock: { now: number }, directory: string) {
  return openPeople({
    directory,
    tokens,
    isPrivate: true,
    log: pino({ level: 'silent' }),
    now: () => new Date(clock.now),
  })
}

describe('a session', () => {
  it('ends after fourteen days, also for whoever restarts the lake', async () => {
    const directory = await scratchFolder()
    const clock = { now: Date.parse('2026-01-01T00:00:00Z') }
    const people = await peopleAt(clock, directory)
    const token = people.sessions.begin('demo-editor')
    clock.now = Date.parse('2026-01-14T23:59:59Z')
    expect(people.recognise(token)).toMatchObject({
      id: 'demo-editor',
      expiresAt: '2026-01-15T00:00:00.000Z',
    })
    clock.now = Date.parse('2026-01-15T00:00:00Z')
    expect(people.recognise(token)).toBeNull()
    people.close()
    expect((await peopleAt(clock, directory)).recognise(token)).toBeNull()
  })

  it('begun while the clock was two years ahead ends when the clock is right again', async () => {
    const clock = { now: Date.parse('2028-01-01T00:00:00Z') }
    const people = await peopleAt(clock, await scratchFolder())
    const token = people.sessions.begin('demo-editor')
    clock.now -= 60 * 60_000
    expect(people.recognise(token)).not.toBeNull()
    clock.now = Date.parse('2026-01-01T00:00:00Z')
    expect(people.recognise(token)).toBeNull()
  })

  it.each([
    ['an hour', '2026-01-01T01:00:00Z'],
    ['two years', '2028-01-01T00:00:00Z'],
  ])('begins although fifty were begun while the clock was %s ahead', async (_long, ahead) => {
    const clock = { now: Date.parse(ahead) }
    const people = await peopleAt(clock, await scratchFolder())
    for (let count = 0; count < 50; count++) people.sessions.begin('demo-editor')
    clock.now = Date.parse('2026-01-01T00:00:00Z')
    expect(people.recognise(people.sessions.begin('demo-editor'))).not.toBeNull()
  })

  it('is the first to end of more than fifty of one person', async () => {
    const clock = { now: 0 }
    const people = await peopleAt(clock, await scratchFolder())
    const begun = Array.from({ length: 51 }, () => {
      clock.now += 1000
      return people.sessions.begin('demo-editor')
    })
    expect(begun.map((token) => people.sessions.find(token) !== null)).toEqual([
      false,
      ...Array.from({ length: 50 }, () => true),
    ])
  })
})

it('keeps settings within bounds', async () => {
  const people = await peopleAt({ now: 0 }, await scratchFolder())
  const { keyValues } = people.directory
  const pair = (key: string) => ({ key, value: 'x'.repeat(400_000) })
  await keyValues.set('marie', [pair('a'), pair('b')])
  await expect(keyValues.set('marie', [pair('c')])).rejects.toMatchObject({ status: 413 })
  expect((await keyValues.get('marie')).map(({ key }) => key)).toEqual(['a', 'b'])
  await keyValues.set('marie', [{ key: 'a', value: 1 }, pair('c')])
  expect(await keyValues.get('bob')).toEqual([])
  const thousand = Array.from({ length: 1_000 }, (_, key) => ({ key: `${key}`, value: 1 }))
  await keyValues.set('bob', thousand)
  await expect(keyValues.set('bob', [{ key: 'more', value: 1 }])).rejects.toMatchObject({
    status: 413,
  })
})

it('keeps of somebody who is removed neither password nor settings, and the name', async () => {
  const directory = await scratchFolder()
  const people = await peopleAt({ now: 0 }, directory)
  const { keyValues } = people.directory
  const marie = { name: 'Marie', role: 'editor', password: 'x' } as const
  const id = people.users.add({ ...marie, email: 'marie@example.ch' })?.id ?? ''
  for (const each of [id, 'bob']) await keyValues.set(each, [{ key: 'a', value: 1 }])
  people.users.remove('marie@example.ch')
  const database = openPeopleDatabase(directory)
  expect(database.prepare('SELECT name, password FROM users').all()).toEqual([
    { name: 'Marie', password: '' },
  ])
  expect(database.prepare('SELECT person_id FROM key_values').all()).toEqual([{ person_id: 'bob' }])
})

describe('a statement that fails', () => {
  async function failingAt(event: string) {
    const directory = await scratchFolder()
    const people = await peopleAt({ now: 0 }, directory)
    const database = openPeopleDatabase(directory)
    database.exec(`CREATE TRIGGER fails BEFORE ${event} BEGIN SELECT RAISE(FAIL, 'no room'); END`)
    const mend = () => database.exec('DROP TRIGGER fails')
    return { people, mend }
  }

  it('keeps one person out, not everybody after', async () => {
    const { people, mend } = await failingAt('INSERT ON sessions')
    expect(() => people.sessions.begin('marie')).toThrow('no room')
    expect(() => people.sessions.begin('bob')).toThrow('no room')
    mend()
    expect(people.recognise(people.sessions.begin('demo-editor'))).not.toBeNull()
  })

  it('loses one setting, and the next can be kept', async () => {
    const { people, mend } = await failingAt("INSERT ON key_values WHEN NEW.key = 'b'")
    const { keyValues } = people.directory
    const pairs = ['a', 'b'].map((key) => ({ key, value: 1 }))
    await expect(keyValues.set('marie', pairs)).rejects.toThrow('no room')
    expect(await keyValues.get('marie')).toEqual([])
    mend()
    await keyValues.set('marie', pairs)
    expect(await keyValues.get('marie')).toHaveLength(2)
  })

  it('leaves somebody with access rather than half removed', async () => {
    const { people, mend } = await failingAt('DELETE ON sessions')
    const marie = {
      email: 'marie@example.ch',
      name: 'Marie',
      role: 'editor',
      password: 'x',
    } as const
    const id = people.users.add(marie)?.id ?? ''
    const token = people.sessions.begin(id)
    expect(() => people.users.setPassword({ id, email: marie.email }, 'y')).toThrow('no room')
    expect(() => people.users.remove(marie.email)).toThrow('no room')
    expect(people.users.byEmail(marie.email)).toMatchObject({ password: 'x' })
    expect(people.recognise(token)).toMatchObject({ name: 'Marie' })
    mend()
    expect(people.users.remove(marie.email)).toBe(true)
    expect(people.recognise(token)).toBeNull()
  })
})

it('opens a file from before its schema had a version', async () => {
  const directory = await scratchFolder()
  const before = new DatabaseSync(path.join(directory, 'people.sqlite'))
  before.exec(`
    CREATE TABLE users (
      id TEXT PRIMARY KEY, email TEXT NOT NULL, name TEXT NOT NULL, role TEXT NOT NULL,
      password TEXT NOT NULL, created_at TEXT NOT NULL, removed_at TEXT
    ) STRICT;
    CREATE UNIQUE INDEX users_email ON users (email) WHERE removed_at IS NULL;
    INSERT INTO users VALUES ('p1', 'marie@example.ch', 'Marie', 'editor', 'x', '2025-01-01', NULL);
  `)
  before.close()
  const people = await peopleAt({ now: 0 }, directory)
  expect(people.users.byEmail('marie@example.ch')).toMatchObject({ id: 'p1', role: 'editor' })
  expect(people.recognise(people.sessions.begin('p1'))).toMatchObject({ name: 'Marie' })
  const database = openPeopleDatabase(directory)
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 })
})

it('gives a sign-in away once, within a minute', () => {
  let now = 0
  const waiting = handOver(() => now)
  const [first, second] = [waiting.offer('marie'), waiting.offer('marie')]
  expect([waiting.take(first), waiting.take(first)]).toEqual(['marie', null])
  now = 60_000
  expect(waiting.take(second)).toBeNull()
})

describe('a password', () => {
  it('is recognised however its accents are typed, and no other', async () => {
    const kept = await hashPassword('Crème brûlée')
    expect(kept).not.toBe(await hashPassword('Crème brûlée'))
    expect(await isPassword('Crème brûlée'.normalize('NFD'), kept)).toBe(true)
    expect(await isPassword('Creme brulee', kept)).toBe(false)
  })

  it('is right with the parameters it was kept with', async () => {
    // scrypt of "legacy" with N = 1024, made with Python's hashlib.
    const kept = '$scrypt$ln=10,r=8,p=1$c2FsdHNhbHQ=$FTwMQcVrBr4KVPHMk36EkgCVEiW2FbJAtbvpBr3EsSo='
    expect(await isPassword('legacy', kept)).toBe(true)
    expect(await isPassword('other', kept)).toBe(false)
  })

  it('is never right where nothing, or nonsense, is kept', async () => {
    for (const kept of [null, '', '$scrypt$']) expect(await isPassword('', kept)).toBe(false)
  })
})

describe('the language of the sign-in page', () => {
  it.each([
    ['fr-CH, en;q=0.8', 'fr'],
    ['de-CH, en;q=0.5, fr;q=0.9', 'fr'],
    ['en, fr', 'en'],
    ['de', 'en'],
    ['fr;q=0, en;q=0.1', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('for %j is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })

  it('counts long waits in minutes', () => {
    expect(waitText(89, 'en')).toBe('Too many attempts. Try again in 89 seconds.')
    expect(waitText(90, 'en')).toBe('Too many attempts. Try again in 2 minutes.')
  })
})
