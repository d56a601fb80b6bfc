import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

const options: Pick<RunOptions, 'resultTypes' | 'preload'> = {
  // Passed checks are not listed, because that would take half of the time.
  resultTypes: ['violations'],
  // None of the rules in use reads stylesheets; axe would fetch them again and wait 10 s for them.
  preload: { assets: ['media'] },
}

/** Expects no serious or critical violation, in that part of the page and in the frames that axe may look into. */
export async function expectAccessible(page: Page, part = 'html') {
  await settled(page)
  let findings: string[] = []
  // Starts again if a frame comes or goes meanwhile, so that no frame is left out.
  await expect(async () => {
    findings = await findingsOf(page.mainFrame(), JSON.stringify({ include: [[part]] }))
  }).toPass()
  const { violations } = await page.evaluate(
    ([all, options]) => axe.finishRun(JSON.parse(all), options),
    [`[${findings}]`, options] as const,
  )
  expectNothingSerious(violations)
}

/**
 * What axe finds in a document and in the frames below it, one JSON text each, in the order that `finishRun` needs.
 * AxeBuilder does the same in twice the time: it loads axe again for each run, and opens a page to finish it.
 */
async function findingsOf(frame: Frame, context: string): Promise<string[]> {
  await loadAxe(frame)
  const { own, below } = await frame.evaluate(
    async ([context, options]) => {
      const part = JSON.parse(context)
      const frames = axe.utils.getFrameContexts(part, options)
      const own = JSON.stringify(await axe.runPartial(part, options))
      const below = frames.map(({ frameSelector, frameContext }) => ({
        selector: JSON.stringify(frameSelector),
        context: JSON.stringify(frameContext),
      }))
      return { own, below }
    },
    [context, options] as const,
  )
  const all = [own]
  for (const { selector, context } of below) {
    const element = await frame.evaluateHandle(
      (selector) => axe.utils.shadowSelect(JSON.parse(selector)),
      selector,
    )
    const inner = await element.asElement()?.contentFrame()
    if (!inner) throw new Error(`no frame at ${selector}`)
    all.push(...(await findingsOf(inner, context)))
  }
  return all
}

async function loadAxe(frame: Frame) {
  if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axe.source)
}

/** Expects that nothing makes the page, or that part of it, scroll sideways. */
export async function expectNoSidewaysScroll(target: Page | Locator) {
  const root = 'goto' in target ? target.locator('html') : target
  const over = await root.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(over, 'scrolls sideways').toBeLessThanOrEqual(0)
}

/** Expects no accessibility violation, and a page that is no wider than its window. */
export async function expectFits(page: Page) {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

interface WantedContrast {
  part?: string
  /** For normal text; large text needs a third less. */
  least?: 4.5 | 7
}

/** Expects enough contrast of all text, in that part of the page and in the frames that axe may look into. */
export async function expectContrast(
  page: Page,
  { part = 'html', least = 4.5 }: WantedContrast = {},
) {
  const rule = least === 7 ? 'color-contrast-enhanced' : 'color-contrast'
  await settled(page)
  for (const frame of page.frames()) {
    expectNothingSerious(await contrastIn(frame, frame === page.mainFrame() ? part : 'html', rule))
  }
}

/**
 * Text with too little contrast in one document. Unlike other rules, this one does not depend on the frames around it.
 */
async function contrastIn(frame: Frame, part: string, rule: string): Promise<Result[]> {
  await loadAxe(frame)
  return await frame.evaluate(
    async ([part, rule, options]) => {
      const rules = { ...options, runOnly: [rule], iframes: false }
      // Signs with letters repeat what stands beside them, so they only need the usual contrast.
      const exclude = rule.endsWith('enhanced') ? [['[aria-hidden=true]']] : []
      return (await axe.run({ include: [[part]], exclude }, rules)).violations
    },
    [part, rule, options] as const,
  )
}

function expectNothingSerious(violations: Result[]) {
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([])
}

/**
 * Waits until animations end, because text that fades in has no contrast yet. Spinners, the tip and countdowns never
 * end, and are checked as they are.
 */
async function settled(page: Page) {
  // An overlay that has just opened begins to fade in, and hides the rest from screen readers, some frames later.
  const drawn = await page.evaluateHandle(() => ({ frames: 0 }))
  await page.waitForFunction((drawn) => ++drawn.frames > 3, drawn, { polling: 'raf' })
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000
    })
    // A cancelled animation has ended as well.
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}
