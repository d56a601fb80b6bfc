import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

const options: Pick<RunOptions, 'resultTypes' | 'preload'> = {
  // What holds is not listed: that would take half of the time.
  resultTypes: ['violations'],
  // No rule that is used reads stylesheets, which axe would fetch once more, and wait 10 s for.
  preload: { assets: ['media'] },
}

/** Nothing serious or critical, in that part of the page and in the frames that it may look into. */
export async function expectAccessible(page: Page, part = 'html') {
  await settled(page)
  let findings: string[] = []
  // From the beginning where a frame comes or goes meanwhile: none is left out.
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
 * What axe finds in a document and in the frames below it, one JSON text each, in the order that it wants for the end.
 * AxeBuilder does the same in twice the time: it loads axe anew for each look, and opens a page for the end.
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

/** All text stands out from its ground, in that part of the page and in the frames that it may look into. */
export async function expectContrast(page: Page, part = 'html') {
  await settled(page)
  for (const frame of page.frames()) {
    expectNothingSerious(await contrastIn(frame, frame === page.mainFrame() ? part : 'html'))
  }
}

/** What is too faint in one document. Unlike other rules this one needs to know nothing of the frames around it. */
async function contrastIn(frame: Frame, part: string): Promise<Result[]> {
  await loadAxe(frame)
  return await frame.evaluate(
    async ([part, options]) => {
      const rules = { ...options, runOnly: ['color-contrast'], iframes: false }
      return (await axe.run(part, rules)).violations
    },
    [part, options] as const,
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
  // What has just opened begins to fade in, and hides the rest from everybody, some frames later.
  const drawn = await page.evaluateHandle(() => ({ frames: 0 }))
  await page.waitForFunction((drawn) => ++drawn.frames > 3, drawn, { polling: 'raf' })
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000
    })
    // One that is cancelled has come to its end as well.
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}
