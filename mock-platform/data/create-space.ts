import type { Area } from '../area'
import { createAnswerList } from './answers'
import { createClock } from './clock'
import { constantsModel, constantsOver } from './constants'
import { createFaultList } from './faults'
import { fillArea, type Start, writtenRows } from './fill-area'
import { createHandOvers } from './hand-overs'
import { createJournal } from './journal'
import { createRandom } from './random'
import type { Scenario } from './scenario'
import { lazyFaker } from './seeded-faker'
import type { Space } from './space'
import type { SpaceEvent } from './space-events'
import { createSpaceRows } from './space-rows'
import type { Tokens } from './tokens'
import { inTenant, type User, usersModel } from './users'

export interface SpaceParts {
  id: string
  scenario: Scenario
  areas: readonly Area[]
  tokens: Tokens
  origin: string
  publish(event: SpaceEvent): void
}

/** The areas are filled from the scenario, each on its first use. */
export function createSpace(parts: SpaceParts): Space {
  const { id, scenario, areas, origin, publish } = parts
  const clock = createClock(scenario.now === undefined ? undefined : new Date(scenario.now))
  const start: Start = { scenario, now: clock.now() }
  const faker = lazyFaker(scenario.seed, start.now)
  const collection = createSpaceRows({
    areas,
    fill: (area, open) => fillArea(area, space, start, open),
    changed() {
      revision += 1
      publish({ kind: 'change' })
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
    ...createSessions(parts, () => space),
    handOvers: createHandOvers(id, clock),
    origin,
    publish,
  }
  // An invalid row in a scenario fails the creation of the space, not a later call.
  for (const area of areas) {
    if (writtenRows(area, scenario)) for (const model of area.models) collection(model).all()
  }
  return space
}

type Sessions = Pick<
  Space,
  'openSession' | 'userOfToken' | 'closeSession' | 'closeOtherSessions' | 'sessionsOf'
>

/** `space` is a function because the sessions are created before the space that contains them. */
function createSessions({ id, tokens, publish }: SpaceParts, space: () => Space): Sessions {
  return {
    openSession: (account, tenantId) =>
      tokens.issue({ spaceId: id, account, tenantId, now: space().now() }),
    userOfToken: (token) => userOf(space(), tokens.find(token)),
    closeSession(token) {
      tokens.revoke(token)
      publish({ kind: 'session-ended', token })
    },
    closeOtherSessions(token) {
      for (const other of tokens.revokeOthers(token)) {
        publish({ kind: 'session-ended', token: other })
      }
    },
    sessionsOf: (account) => tokens.countOf(id, account, space().now()),
  }
}

function userOf(space: Space, issued: ReturnType<Tokens['find']>): User | undefined {
  if (issued?.spaceId !== space.id || space.now().getTime() >= issued.expiresAt) return undefined
  const user = space.users.get(issued.account)
  return user && inTenant(user, issued.tenantId)
}
