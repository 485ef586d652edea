import type { Role } from '../identity.ts'

/** Somebody, or some program, that signs in to the lake. */
export interface Person {
  id: string
  name: string
  /** Null for programs. */
  email: string | null
  role: Role
  /** A program with a token of its own. */
  isRobot: boolean
  /** ISO 8601. */
  createdAt: string
  /** Whether they may still sign in; those who may not stay in the list, because changes name them. */
  isActive: boolean
}

export interface KeyValue {
  key: string
  value: unknown
  /** ISO 8601. */
  updatedAt: string
}

/** Small settings of a person, such as the columns of a list in the Studio. */
export interface KeyValues {
  /** The pairs of these keys that exist; all of a person's without keys. */
  get(personId: string, keys?: readonly string[]): Promise<KeyValue[]>
  /** Throws `LakeProblem` 413 when a person keeps too much. */
  set(personId: string, pairs: readonly { key: string; value: unknown }[]): Promise<KeyValue[]>
  /** Gives false where there is no such key. */
  delete(personId: string, key: string): Promise<boolean>
}

/** Who works with a lake and how they sign in, as the host of the lake knows it. */
export interface People {
  /** Everybody, those who left and programs included. */
  all(): Promise<Person[]>
  /** The ways to sign in, for a lake reached at this address. */
  providers(base: string): { name: string; title: string; url: string }[]
  /** Gives the token of a sign-in for its one-time id; null for an id that is unknown or used. */
  exchange(sid: string): Promise<string | null>
  /** Ends the session a request comes with; gives the headers that make a browser forget it. */
  signOut(request: Request): Promise<Record<string, string>>
  keyValues: KeyValues
}
