import AxeBuilder from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type Result } from 'axe-core'

/** What holds is not listed: that would take half of the time. */
const resultTypes: ['violations'] = ['violations']

/** Nothing serious or critical, in that part of the page and in the frames that it may look into. */
export async function expectAccessible(page: Page, part = 'html') {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes })
    .include(part)
    .analyze()
  expectNothingSerious(violations)
}

/** All text stands out from its ground, in that part of the page and in the frames that it may look into. */
export async function expectContrast(page: Page, part = 'html') {
  await settled(page)
  for (const frame of page.frames()) {
    expectNothingSerious(await contrastIn(frame, frame === page.mainFrame() ? part : 'html'))
  }
}

/** What is too faint in one document. Unlike other rules this one needs to know nothing of the frames around it. */
async function contrastIn(frame: Frame, part: string): Promise<Result[]> {
  if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axe.source)
  return await frame.evaluate(
    async ({ part, resultTypes }) => {
      const { axe: runner } = window as unknown as { axe: typeof axe }
      const rules = { runOnly: ['color-contrast'], iframes: false, resultTypes }
      return (await runner.run(part, rules)).violations
    },
    { part, resultTypes },
  )
}

function expectNothingSerious(violations: Result[]) {
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([])
}

/** What fades in has no contrast yet. Spinners, the tip and countdowns go on, and are as they are. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000
    })
    // One that is cancelled has come to its end as well.
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}
