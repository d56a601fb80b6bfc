import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { makeSearchIndex } from '../support/search-index'
import type { Stack } from '../support/stack'
import { test as base, expect, longUnless } from '../support/test'
import { explore } from './explore'
import { startWalkPortal } from './portal'
import type { WrittenStep } from './step'
import { walkAlong } from './walk'
import type { Ground } from './world'

const test = base.extend<{ ground: Ground }>({
  ground: async ({ kept, browser, stack }, use) => {
    await use(await kept('ground of walks', () => prepare(browser, stack)))
  },
})

async function prepare(browser: Browser, stack: Stack) {
  const { mock } = stack
  // Clocks jump, but no user may count as idle.
  const env = { PLATFORM_URL: mock.url, MQTT_URL: mock.mqttUrl, IDLE_LOGOUT_MINUTES: '1440' }
  const [portal] = await Promise.all([startWalkPortal(env), makeSearchIndex(stack)])
  return { browser, stack, portal, close: () => portal.close() }
}

const folder = fileURLToPath(new URL('kept', import.meta.url))
const minute = 60_000
const {
  WALK_SEED = String(Date.now() % 2 ** 31),
  WALK_MINUTES = '2',
  WALK_SHRINK_MINUTES = '3',
  WALK_STEPS = '30',
  WALK_PATH,
  WALK_REPLAY,
} = process.env

for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const { about, steps } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as {
    about: string
    steps: WrittenStep[]
  }
  const isShort = !steps.some(([step]) => step === 'deploy')
  test(`[HOLD-09] ${about}`, longUnless(isShort), async ({ ground }, info) => {
    test.setTimeout(3 * minute)
    await walkAlong(ground, steps, info.outputPath())
  })
}

// Two seeds for two workers, far apart because each walk takes the next seed.
const walksAtRandom = [
  ['one', 0],
  ['the other', 1_000_000],
] as const
// `npm run explore` with two workers runs both; all other runs need one.
for (const [name, distance] of process.env.WALK_MINUTES
  ? walksAtRandom
  : walksAtRandom.slice(0, 1)) {
  test(
    `[HOLD-09] whatever happens in whatever order, nothing is lost and nothing untrue: ${name} walk at random`,
    {
      tag: '@long',
    },
    async ({ ground }, info) => {
      test.setTimeout((Number(WALK_MINUTES) + Number(WALK_SHRINK_MINUTES) + 4) * minute)
      const { failure, walks } = await explore(ground, {
        seed: Number(WALK_SEED) + distance,
        minutes: Number(WALK_MINUTES),
        shrinkMinutes: Number(WALK_SHRINK_MINUTES),
        steps: Number(WALK_STEPS),
        pictures: info.outputPath(),
        say: (line) => void process.stdout.write(`${line}\n`),
        ...(WALK_PATH && {
          replay: { path: WALK_PATH, ...(WALK_REPLAY && { replayPath: WALK_REPLAY }) },
        }),
      })
      if (failure) throw failure
      expect(walks).toBeGreaterThan(0)
    },
  )
}
