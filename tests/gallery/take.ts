import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startStack } from '../support/stack'
import { test as base, expect, shellOf } from '../support/test'
import type { Shot } from './choice'
import { galleryFolder, pictureOf } from './places'
import type { Screen } from './screen'
import { screens } from './screens'
import { settle, stillPicture } from './settle'
import { storedTheme, type Variation, variations } from './variations'

/** A working day's morning, for the platform and for the browser. */
const morning = '2026-03-05T09:30:00+08:00'

/** All pictures show the main space: the login page knows no other, and account names then need no space. */
const test = base.extend<{ shown: Screen | null }>({
  shown: [null, { option: true }],
  stack: async ({ kept, shown }, use) => {
    const env = { CONSTANTS_TTL_MS: '0', ...shown?.env }
    await use(await kept(`gallery ${JSON.stringify(env)}`, () => startStack(env)))
  },
  space: async ({ stack, shown }, use) => {
    const scenario = { description: '画廊', extends: shown?.scenario ?? 'default', now: morning }
    const body = JSON.stringify({ scenario })
    const answer = await fetch(`${stack.mock.url}/__mock/spaces/main/reset`, {
      method: 'POST',
      body,
    })
    expect(answer.status, await answer.text()).toBe(200)
    const space = stack.mock.space()
    for (const { account, exInfo } of space.users.all())
      space.users.update(account, { exInfo: { ...exInfo, firstSteps: '1' } })
    // Its entry comes after three seconds and goes after ten: it would be in some pictures and not in others.
    space.constants.set('WORK_IMPLEMENTTATION', '0')
    await use(space)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  account: async ({}, use) => use((name) => name),
})

const shots: Shot[] = JSON.parse(process.env.GALLERY_SHOTS ?? '[]')

for (const variation of variations) {
  const wanted = shots.filter((shot) => shot.variation === variation.name)
  if (wanted.length > 0) takeAll(variation, new Set(wanted.map(({ screen }) => screen)))
}

function takeAll(variation: Variation, names: ReadonlySet<string>) {
  test.describe(variation.name, () => {
    const { window } = variation
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      ...(window && { viewport: window, hasTouch: window.touch, isMobile: window.touch }),
    })
    for (const screen of screens.filter(({ name }) => names.has(name))) takeOne(variation, screen)
  })
}

function takeOne(variation: Variation, screen: Screen) {
  test.describe(() => {
    test.use({ shown: screen, allowedErrors: screen.errors ?? null })
    test(screen.name, async ({ page, context, space, stack, enterAs, baseURL }) => {
      const scene = { page, context, space, stack, shell: shellOf(page) }
      const { account, app, path: place } = screen
      if (screen.timeRuns) await page.clock.install({ time: morning })
      else await page.clock.setFixedTime(morning)
      if (variation.language) {
        const url = baseURL ?? ''
        await context.addCookies([{ name: 'portal-language', value: variation.language, url }])
      }
      if (account) space.users.update(account, { theme: storedTheme(variation) })
      screen.prepare?.(space)
      await screen.before?.(scene)
      if (account) await enterAs(account)
      // The bell's number comes some seconds after the page.
      const unread = app && !screen.isLoading && page.waitForResponse(/\/messages\/unread/)
      await page.goto(typeof place === 'string' ? place : place(space))
      if (app)
        await expect(scene.shell.pane(app.code)).toHaveAttribute('data-app-status', app.status)
      await unread
      if (!screen.isLoading) await settle(page)
      await screen.steps?.(scene)
      if (!screen.isLoading) await settle(page)
      await keep({ screen: screen.name, variation: variation.name }, await stillPicture(page))
    })
  })
}

async function keep(shot: Shot, picture: Buffer) {
  const file = path.join(galleryFolder, pictureOf(shot))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, picture)
}
