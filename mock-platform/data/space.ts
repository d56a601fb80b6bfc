import { Faker } from '@faker-js/faker'
import { faker as chinese } from '@faker-js/faker/locale/zh_CN'
import type { Area } from '../area'
import { type AnswerList, createAnswerList } from './answer-list'
import { type Clock, createClock } from './clock'
import type { Collection, Model } from './collection'
import { type Constants, constantsModel, constantsOver } from './constants'
import { createFaultList, type FaultList } from './fault-list'
import { createHandOvers, type HandOvers } from './hand-overs'
import { createJournal, type Journal } from './journal'
import { createRandom, type Random } from './random'
import { replaceIds } from './replace-ids'
import type { Scenario } from './scenario'
import type { SpaceEvent } from './space-events'
import { storedCollections } from './stored-collection'
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
  readonly users: Collection<User>
  readonly constants: Constants
  /** The space's clock. It stands still while the space is being filled. */
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

/** Makes a space and fills it from its scenario. */
export function createSpace({ id, scenario, areas, tokens, origin, tell }: SpaceParts): Space {
  const clock = createClock(scenario.now === undefined ? undefined : new Date(scenario.now))
  let filled = false
  let followed = scenario
  const collections = storedCollections(
    areas.flatMap((area) => area.models),
    () => space.tell({ kind: 'change' }),
  )
  let faker: Faker | undefined

  function collection<Row extends object>(model: Model<Row>): Collection<Row> {
    const found = collections.get(model.name)
    if (!found) throw new Error(`no area of this platform has the model "${model.name}"`)
    return found as unknown as Collection<Row>
  }

  const space: Space = {
    id,
    get scenario() {
      return followed
    },
    follow(next) {
      followed = next
    },
    collection,
    users: collection(usersModel),
    constants: constantsOver(collection(constantsModel)),
    now: clock.now,
    clock,
    random: createRandom(scenario.seed),
    get faker() {
      faker ??= seededFaker(scenario.seed, clock.now())
      return faker
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
    tell(event) {
      // What it starts with is no news.
      if (filled) tell(event)
    },
  }
  fill(space, areas)
  filled = true
  clock.run()
  return space
}

/** Rows that an export wrote replace the generated ones of areas that it covers whole. */
function fill(space: Space, areas: readonly Area[]) {
  const rows = space.scenario.rows ?? {}
  for (const area of areas) {
    const written = area.models.filter(({ name }) => Object.hasOwn(rows, name))
    if (written.length === 0 || written.length < area.models.length)
      area.seed(space, space.scenario)
    else for (const model of written) load(space, model, rows[model.name] ?? [])
  }
}

function load(space: Space, model: Area['models'][number], rows: readonly object[]) {
  const collection = space.collection(model)
  for (const row of replaceIds(rows, space, 'into')) collection.create(row)
}

function seededFaker(seed: number, now: Date): Faker {
  const faker = new Faker({ locale: [chinese.rawDefinitions] })
  faker.seed(seed)
  faker.setDefaultRefDate(now)
  return faker
}
