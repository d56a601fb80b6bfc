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

export interface Space {
  readonly id: string
  /** Replaced when its file changes. */
  readonly scenario: Scenario
  /** Switches to a new version of the scenario; changing the rows is up to the caller. */
  follow(scenario: Scenario): void
  collection<Row extends object>(model: Model<Row>): Collection<Row>
  /** Changes with each change of a row. */
  readonly revision: number
  readonly users: Collection<User>
  readonly constants: Constants
  /** The space's clock; while an area is filled, the time of the space's start. */
  now(): Date
  readonly clock: Clock
  readonly random: Random
  /** Seeded like `random`, for Chinese names and numbers; its lorem is Latin. */
  readonly faker: Faker
  readonly faults: ReturnType<typeof createFaultList>
  readonly answers: ReturnType<typeof createAnswerList>
  readonly journal: Journal
  /** Login names: `zhangsan`, or `zhangsan@space` outside main. */
  logins(): string[]
  /** Signs an account in, to its own tenant or another; valid for 12 hours of the space's clock. */
  openSession(account: string, tenantId?: string): string
  /** Undefined = not a valid token of this space. */
  userOfToken(token: string): User | undefined
  closeSession(token: string): void
  /** Closes the other sessions of the token's account. */
  closeOtherSessions(token: string): void
  /** Number of valid tokens. */
  sessionsOf(account: string): number
  readonly handOvers: HandOvers
  readonly origin: string
  publish(event: SpaceEvent): void
}
