import type { Faker } from '@faker-js/faker'
import type { Area } from '../area'
import { type AnswerList, createAnswerList } from './answer-list'
import { type Clock, createClock } from './clock'
import type { Collection, Model } from './collection'
import { type Constants, constantsModel, constantsOver } from './constants'
import { createFaultList, type FaultList } from './fault-list'
import { fillArea, type Start, writtenRows } from './fill-area'
import { createHandOvers, type HandOvers } from './hand-overs'
import { createJournal, type Journal } from './journal'
import { createRandom, type Random } from './random'
import type { Scenario } from './scenario'
import { lazyFaker } from './seeded-faker'
import type { SpaceEvent } from './space-events'
import { createSpaceRows } from './space-rows'
import type { Tokens } from './tokens'
import { inUnit, type User, usersModel } from './users'

/** An isolated copy of a scenario: data, faults, journal, clock. */
export interface Space {
  readonly id: string
  /** What it started with, and follows where its file changes. */
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
  readonly faults: FaultList
  readonly answers: AnswerList
  readonly journal: Journal
  /** What signs in to this space: `zhangsan`, or `zhangsan@space` outside main. */
  logins(): string[]
  /** Signs an account in, to its own unit or another; the token is good for 12 hours of the space's clock. */
  openSession(account: string, tenantId?: string): string
  /** Whose token it is, seen in the unit that it stands for; undefined = nobody's in this space. */
  userOfToken(token: string): User | undefined
  closeSession(token: string): void
  /** In how many places an account is signed in. */
  sessionsOf(account: string): number
  /** What the systems around the portal may hand over to it. */
  readonly handOvers: HandOvers
  /** The mock platform's own origin. */
  readonly origin: string
  /** Says something to the sockets of the space's people. */
  tell(event: SpaceEvent): void
}

export interface SpaceParts {
  id: string
  scenario: Scenario
  areas: readonly Area[]
  tokens: Tokens
  origin: string
  tell(event: SpaceEvent): void
}

/** Makes a space; its areas are filled from its scenario, each when it is first looked at. */
export function createSpace({ id, scenario, areas, tokens, origin, tell }: SpaceParts): Space {
  const clock = createClock(scenario.now === undefined ? undefined : new Date(scenario.now))
  const start: Start = { scenario, now: clock.now() }
  const faker = lazyFaker(scenario.seed, start.now)
  const collection = createSpaceRows({
    areas,
    fill: (area, open) => fillArea(area, space, start, open),
    changed() {
      revision += 1
      tell({ kind: 'change' })
    },
  })
  let followed = scenario
  let revision = 0

  const space: Space = {
    id,
    get scenario() {
      return followed
    },
    follow(next) {
      followed = next
    },
    collection,
    get revision() {
      return revision
    },
    users: collection(usersModel),
    constants: constantsOver(collection(constantsModel)),
    now: clock.now,
    clock,
    random: createRandom(scenario.seed),
    get faker() {
      return faker()
    },
    faults: createFaultList(scenario.faults),
    answers: createAnswerList(scenario.answers),
    journal: createJournal(),
    logins: () => space.users.all().map(({ login }) => login),
    openSession: (account, tenantId) =>
      tokens.issue({ spaceId: id, account, tenantId, now: clock.now() }),
    userOfToken(token) {
      const holder = tokens.find(token)
      if (holder?.spaceId !== id || clock.now().getTime() >= holder.expiresAt) return undefined
      const user = space.users.get(holder.account)
      return user && inUnit(user, holder.tenantId)
    },
    closeSession(token) {
      tokens.revoke(token)
      space.tell({ kind: 'session-over', token })
    },
    sessionsOf: (account) => tokens.countOf(id, account, clock.now()),
    handOvers: createHandOvers(id, clock),
    origin,
    tell,
  }
  // A wrong row of a scenario is told to who asks for the space, not to who comes across it later.
  for (const area of areas) {
    if (writtenRows(area, scenario)) for (const model of area.models) collection(model).all()
  }
  return space
}
