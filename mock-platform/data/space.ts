import type { Faker } from '@faker-js/faker'
import type { createAnswerList } from './answers'
import type { Clock } from './clock'
import type { Collection, Model } from './collection'
import type { Constants } from './constants'
import type { createFaultList } from './faults'
import type { HandOvers } from './hand-overs'
import type { Journal } from './journal'
import type { Random } from './random'
import type { Scenario } from './scenario'
import type { SpaceEvent } from './space-events'
import type { User } from './users'

/** An isolated copy of a scenario: data, faults, journal, clock. */
export interface Space {
  readonly id: string
  /** What it started with, and follows if its file changes. */
  readonly scenario: Scenario
  /** Takes another version of its scenario for its own; its rows are the caller's business. */
  follow(scenario: Scenario): void
  /** The rows of a model of one of the platform's areas. */
  collection<Row extends object>(model: Model<Row>): Collection<Row>
  /** Another number after each change of a row. */
  readonly revision: number
  readonly users: Collection<User>
  readonly constants: Constants
  /** The space's clock; while an area is filled, the time when the space started. */
  now(): Date
  readonly clock: Clock
  readonly random: Random
  /** Seeded like `random`, for Chinese names and numbers; its lorem is Latin. */
  readonly faker: Faker
  readonly faults: ReturnType<typeof createFaultList>
  readonly answers: ReturnType<typeof createAnswerList>
  readonly journal: Journal
  /** What signs in to this space: `zhangsan`, or `zhangsan@space` outside main. */
  logins(): string[]
  /** Signs an account in, to its own tenant or another; the token is good for 12 hours of the space's clock. */
  openSession(account: string, tenantId?: string): string
  /** The token's user, in the tenant that it stands for; undefined = no user of this space. */
  userOfToken(token: string): User | undefined
  closeSession(token: string): void
  /** Closes the account's others. */
  closeOtherSessions(token: string): void
  /** In how many places an account is signed in. */
  sessionsOf(account: string): number
  /** What the systems around the portal may hand over to it. */
  readonly handOvers: HandOvers
  /** The mock platform's own origin. */
  readonly origin: string
  /** Publishes an event to the sockets of the space's users. */
  tell(event: SpaceEvent): void
}
