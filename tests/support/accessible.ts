import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing serious or critical, in that part of the page and in the frames that it may look into. */
export async function expectAccessible(page: Page, part = 'html') {
  await expectNothingSerious(page, new AxeBuilder({ page }).include(part))
}

/** All text stands out from its ground, in that part of the page and in the frames that it may look into. */
export async function expectContrast(page: Page, part = 'html') {
  await expectNothingSerious(
    page,
    new AxeBuilder({ page }).include(part).withRules('color-contrast'),
  )
}

async function expectNothingSerious(page: Page, axe: AxeBuilder) {
  await settled(page)
  const { violations } = await axe.analyze()
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
