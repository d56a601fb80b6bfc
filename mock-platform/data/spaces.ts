import type { Area } from '../area'
import { createSpace } from './create-space'
import { nearestName } from './nearest-name'
import type { Scenario } from './scenario'
import type { Space } from './space'
import type { SpaceEvent } from './space-events'
import { mainSpace } from './space-ids'
import { Tokens } from './tokens'

interface Surroundings {
  areas: readonly Area[]
  /** Known once the platform listens. */
  origin(): string
  /** Sends what a space publishes to its users' sockets. */
  publish(spaceId: string, event: SpaceEvent): void
}

/** `status` is what the control API answers. */
export class SpaceError extends Error {
  constructor(
    readonly status: 404 | 409,
    message: string,
  ) {
    super(message)
    this.name = 'SpaceError'
  }
}

export class Spaces {
  readonly #spaces = new Map<string, Space>()
  readonly #tokens = new Tokens()
  #lastNumber = 0

  constructor(private readonly around: Surroundings) {}

  create(scenario: Scenario, id = this.#freeId()): Space {
    if (this.#spaces.has(id)) throw new SpaceError(409, `there is a space "${id}" already`)
    return this.#put(id, scenario)
  }

  /** Users stay signed in if their account still exists. */
  reset(id: string, scenario: Scenario = this.get(id).scenario): Space {
    this.get(id)
    const space = this.#put(id, scenario)
    space.publish({ kind: 'reset' })
    return space
  }

  all(): Space[] {
    return [...this.#spaces.values()]
  }

  find(id: string): Space | undefined {
    return this.#spaces.get(id)
  }

  get(id: string): Space {
    const space = this.#spaces.get(id)
    if (space) return space
    const ids = [...this.#spaces.keys()]
    const nearest = nearestName(id, ids)
    const meant = nearest === undefined ? '' : ` did you mean "${nearest}"?`
    throw new SpaceError(404, `unknown space "${id}":${meant} there are ${ids.join(', ')}`)
  }

  delete(id: string): void {
    const space = this.get(id)
    if (id === mainSpace) throw new SpaceError(409, 'the space "main" stays; reset it instead')
    this.#spaces.delete(id)
    this.#tokens.revokeAllOf(id)
    space.publish({ kind: 'session-ended' })
  }

  /** The space of a login's `@…`; main if there is none. */
  ofLogin(spaceId: string): Space {
    return this.#spaces.get(spaceId) ?? this.get(mainSpace)
  }

  /** Also for expired tokens. */
  ofToken(token: string | undefined): Space | undefined {
    const issued = token === undefined ? undefined : this.#tokens.find(token)
    return issued && this.#spaces.get(issued.spaceId)
  }

  #put(id: string, scenario: Scenario): Space {
    const { areas, origin, publish } = this.around
    const space = createSpace({
      id,
      scenario,
      areas,
      tokens: this.#tokens,
      origin: origin(),
      publish: (event) => publish(id, event),
    })
    this.#spaces.set(id, space)
    return space
  }

  #freeId(): string {
    do this.#lastNumber += 1
    while (this.#spaces.has(`space-${this.#lastNumber}`))
    return `space-${this.#lastNumber}`
  }
}
