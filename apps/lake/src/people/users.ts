import type { DatabaseSync } from 'node:sqlite'
import type { Person } from '@jalonne/lake'
import { transaction } from '@jalonne/node-kit/database'
import * as v from 'valibot'
import { type AccessChange, recordAccessChange } from './access-changes.ts'
import { newId } from './secrets.ts'

export const RoleName = v.picklist(['administrator', 'editor', 'viewer'])

const Row = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  role: RoleName,
  password: v.string(),
  created_at: v.string(),
  removed_at: v.nullable(v.string()),
})

/** A user as stored. */
export interface User extends Person {
  email: string
  /** The hash of the password. */
  password: string
}

export interface NewUser {
  email: string
  name: string
  role: Person['role']
  /** The hash of the password. */
  password: string
}

/** The users of a lake. Whoever is removed is kept by name, because changes name their authors. */
export class Users {
  readonly #database: DatabaseSync
  readonly #now: () => Date
  readonly #byId

  constructor(database: DatabaseSync, now: () => Date) {
    this.#database = database
    this.#now = now
    this.#byId = database.prepare('SELECT * FROM users WHERE id = ? AND removed_at IS NULL')
  }

  /** Adds a user; null when somebody has that address already. */
  add({ email, name, role, password }: NewUser): User | null {
    if (this.byEmail(email)) return null
    transaction(this.#database, () => {
      this.#database
        .prepare('INSERT INTO users VALUES (?, ?, ?, ?, ?, ?, NULL)')
        .run(newId('p'), canonical(email), name, role, password, this.#now().toISOString())
      this.#record('user added', canonical(email), role)
    })
    return this.byEmail(email)
  }

  /** Takes away a user's access, everywhere and at once. Gives false where there is no such user. */
  remove(email: string): boolean {
    const user = this.byEmail(email)
    if (!user) return false
    transaction(this.#database, () => {
      this.#database
        .prepare("UPDATE users SET removed_at = ?, password = '' WHERE id = ?")
        .run(this.#now().toISOString(), user.id)
      this.#database.prepare('DELETE FROM sessions WHERE person_id = ?').run(user.id)
      this.#database.prepare('DELETE FROM key_values WHERE person_id = ?').run(user.id)
      this.#record('user removed', user.email)
    })
    return true
  }

  /** Gives a user another password and ends their sessions. */
  setPassword({ id, email }: Pick<User, 'id' | 'email'>, password: string): void {
    transaction(this.#database, () => {
      this.#database.prepare('UPDATE users SET password = ? WHERE id = ?').run(password, id)
      this.#database.prepare('DELETE FROM sessions WHERE person_id = ?').run(id)
      this.#record('password changed', email)
    })
  }

  /** Gives a user another role, also for the sessions that are open. */
  setRole({ id, email }: Pick<User, 'id' | 'email'>, role: Person['role']): void {
    transaction(this.#database, () => {
      this.#database.prepare('UPDATE users SET role = ? WHERE id = ?').run(role, id)
      this.#record('role changed', email, role)
    })
  }

  #record(change: AccessChange['change'], account: string, role?: string): void {
    recordAccessChange(this.#database, this.#now(), { change, account, ...(role && { role }) })
  }

  /** The user who signs in with an address. */
  byEmail(email: string): User | null {
    const row = this.#database
      .prepare('SELECT * FROM users WHERE email = ? AND removed_at IS NULL')
      .get(canonical(email))
    return row ? userOf(row) : null
  }

  /** A user who may sign in. */
  byId(id: string): User | null {
    const row = this.#byId.get(id)
    return row ? userOf(row) : null
  }

  /** Everybody there ever was, in the order they came. */
  all(): User[] {
    return this.#database.prepare('SELECT * FROM users ORDER BY rowid').all().map(userOf)
  }

  /** Whether nobody can sign in with a password. */
  isEmpty(): boolean {
    return !this.#database.prepare('SELECT 1 FROM users WHERE removed_at IS NULL').get()
  }
}

/** Addresses count as the same in capitals. */
function canonical(email: string): string {
  return email.trim().toLowerCase()
}

function userOf(row: unknown): User {
  const { created_at, removed_at, ...user } = v.parse(Row, row)
  return { ...user, isRobot: false, createdAt: created_at, isActive: removed_at === null }
}
