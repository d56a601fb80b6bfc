import type { Page } from '@playwright/test'
import type { Space } from '../../mock-platform/data/space'
import { poison } from '../support/poisoned-space'
import { makeSearchIndex } from '../support/search-index'
import { expect, test } from '../support/test'
import { type Visit, walkApps, walkBar, walkFrame, walkMenu, walkPages } from './screens'
import { watchFor } from './watch'

test.beforeAll(({ stack }) => makeSearchIndex(stack))

// Error pages and refused hand-overs are asked for by their addresses.
test.use({ allowedErrors: /status of 4\d\d|status of 50\d/ })
test.describe.configure({ timeout: 240_000 })

/** All that somebody signed in can see: apps, and what opens over them. */
async function walkFrames(page: Page, space: Space, visit: Visit) {
  await walkApps(page, space, visit)
  await page.goto('/list/index')
  await walkBar(page, visit)
  await walkMenu(page, visit)
  await walkFrame(page, visit)
}

test('[SAFE-01] no screen of the portal, whatever is open over it, goes against its policy', async ({
  page,
  space,
  openAs,
}) => {
  const watch = await watchFor(page)
  const visit = async (name: string) => {
    expect(watch.complaints(), name).toEqual([])
  }
  await walkPages(page, visit)
  await openAs('zhangsan', '/index')
  await walkFrames(page, space, visit)
})

test('[SAFE-06] attacks in every text of the platform show as text, and nothing of them runs on any screen', async ({
  page,
  space,
  openAs,
}) => {
  expect(poison(space)).toBeGreaterThan(1_000)
  const watch = await watchFor(page)
  const shownAt: string[] = []
  const visit = async (name: string) => {
    expect(watch.complaints(), name).toEqual([])
    const inside = page.frames().filter((frame) => frame !== page.mainFrame())
    const texts = await Promise.all(inside.map((frame) => frame.innerText('body').catch(() => '')))
    if (texts.join().includes('alert(1)')) shownAt.push(name)
  }
  await openAs('zhangsan', '/index')
  await walkFrames(page, space, visit)
  expect(shownAt.length).toBeGreaterThan(15)
})
