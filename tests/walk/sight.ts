import { awake, isWell, type Model, people, secretsIn } from './model'
import { draftsOf } from './steps/letters'
import { type View, viewOf } from './view'
import type { World } from './world'

/** Everything that the rules look at, at one moment. */
export interface Sight {
  /** By window number; null = it is loading, or does not answer. Frozen windows are missing. */
  views: Map<number, View | null>
  /** Per window: the platform's counts by app, for the user in the tenant that the window shows; null = unknown. */
  counts: Map<number, Record<string, number> | null>
  /** Subjects of the user's drafts. */
  drafts: string[]
  /** Requests of the windows that have waited too long for an answer. */
  unanswered: string[]
}

/** Longer than the portal waits for a backend (ms). */
const longest = 30_000

async function viewsOf(world: World, model: Model): Promise<Sight['views']> {
  const secrets = secretsIn(model)
  const views = new Map<number, View | null>()
  for (const at of awake(model)) {
    const page = world.windows[at]?.page
    views.set(at, page ? await viewOf(page, secrets) : null)
  }
  return views
}

export async function look(world: World, model: Model): Promise<Sight> {
  const views = await viewsOf(world, model)
  const counts: Sight['counts'] = new Map()
  for (const [at, view] of views) {
    const known = isWell(model) && view !== null && view.person === people[model.person]
    counts.set(at, known ? await world.counts(model.person, view.unit) : null)
  }
  return {
    views,
    counts,
    drafts: draftsOf(world, model.person),
    unanswered: awake(model).flatMap((at) => world.windows[at]?.watch.openFor(longest) ?? []),
  }
}

/** How often a changing window is checked (ms), and for how long. */
const pause = 60
const restlessness = 3_000

/** Waits until the windows show the same twice in a row, or for as long as a user would look before going on. */
export async function settle(world: World, model: Model) {
  const until = performance.now() + restlessness
  let before = ''
  while (performance.now() < until) {
    const now = JSON.stringify([...(await viewsOf(world, model))])
    if (now === before) return
    before = now
    await new Promise((done) => setTimeout(done, pause))
  }
}
