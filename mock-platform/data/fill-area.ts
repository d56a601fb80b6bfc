import type { Area } from '../area'
import { constantsModel, constantsOver } from './constants'
import { createRandom } from './random'
import { replaceIds } from './replace-ids'
import type { Scenario } from './scenario'
import { lazyFaker } from './seeded-faker'
import type { Space } from './space'
import type { OpenRows } from './space-rows'
import { usersModel } from './users'

/** How a space started; the first rows of its areas must not depend on anything else. */
export interface Start {
  scenario: Scenario
  now: Date
}

/** The rows of an export if it covers the whole area, otherwise generated ones. */
export function fillArea(area: Area, space: Space, start: Start, open: OpenRows): void {
  const started = spaceAtStart(area, space, start, open)
  const rows = writtenRows(area, start.scenario)
  if (!rows) area.seed?.(started, start.scenario)
  else for (const model of area.models) load(started, model, rows[model.name] ?? [])
}

/** Undefined if the scenario leaves out any model of the area. */
export function writtenRows({ models }: Area, { rows = {} }: Scenario): Scenario['rows'] {
  const covers = models.length > 0 && models.every(({ name }) => Object.hasOwn(rows, name))
  return covers ? rows : undefined
}

/** Each area has its own random numbers, so that its rows do not depend on the order of filling. */
function spaceAtStart(area: Area, space: Space, { scenario, now }: Start, open: OpenRows): Space {
  const seed = seedOf(area, scenario)
  const faker = lazyFaker(seed, now)
  const start = {
    scenario,
    collection: open,
    get users() {
      return open(usersModel)
    },
    get constants() {
      return constantsOver(open(constantsModel))
    },
    now: () => new Date(now),
    random: createRandom(seed),
    get faker() {
      return faker()
    },
    // Writing first rows does not count as a change.
    publish() {},
  } satisfies Partial<Space>
  return Object.create(space, Object.getOwnPropertyDescriptors(start))
}

/** FNV-1a over the area's name, seeded by the scenario. */
function seedOf({ name }: Area, { seed }: Scenario): number {
  return [...name].reduce(
    (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0,
    (seed ^ 0x811c9dc5) >>> 0,
  )
}

function load(space: Space, model: Area['models'][number], rows: readonly object[]) {
  const collection = space.collection(model)
  for (const row of replaceIds(rows, space, 'into')) collection.create(row)
}
