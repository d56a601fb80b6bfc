import type { CDPSession, Page } from '@playwright/test'
import config from '../../playwright.config'
import { serveProbeApps } from '../support/probe-apps'
import { expect, shellOf, test } from '../support/test'

const cycles = 50
const warmUp = 5

// The machine code that V8 makes of frequently run functions would count as growth.
const launch = config.use?.launchOptions
const args = [...(launch?.args ?? []), '--js-flags=--no-opt --no-maglev --no-sparkplug']
test.use({ launchOptions: { ...launch, args } })

/** What the page holds after a garbage collection. */
async function holdings(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { documents, nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { heap: usedSize, documents, nodes, listeners: jsEventListeners }
}

async function openAndClose(page: Page, code: string) {
  const shell = shellOf(page)
  await shell.body('index').evaluate((_, path) => window.portalProps?.navigate(path), `/${code}`)
  await expect(shell.pane(code)).toHaveAttribute('data-app-status', '1')
  await shell.closeButton(code).click()
  await expect(shell.pane(code)).toHaveCount(0)
  await expect(shell.pane('index')).toHaveAttribute('data-app-status', '1')
}

for (const make of ['umd', 'esm'] as const) {
  test(`[DESK-05] [APP-08] ${cycles} times opening and closing an app (${make}) leave no nodes, documents, listeners or timers, and hardly any heap`, {
    tag: '@long',
  }, async ({ visit, space, context }) => {
    test.setTimeout(120_000)
    const probes = await serveProbeApps()
    probes.add(space, 'leaky', make, {
      load: 'window.kept=[]',
      mount:
        "for(let i=0;i<500;i++){const p=document.createElement('p');p.textContent=i;root.append(p)}" +
        'setInterval(()=>window.kept.push(new Array(100).fill(Math.random())),20);' +
        "for(let i=0;i<50;i++){window.addEventListener('resize',()=>window.kept);document.addEventListener('click',()=>window.kept)}" +
        `props.events.on('app-status',()=>{});props.onGlobalStateChange(()=>{});setInterval(()=>fetch('${probes.origin}/tick'),100);` +
        "props.setGlobalState({leaky:{from:window.kept}});props.setTitle('');props.setBadge(1)",
    })
    const { page } = await visit.mounted('/index')
    // The idle watch loads some seconds after the page, with listeners of its own.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/leaving-.*\.js$/.test(name)),
    )
    const cdp = await context.newCDPSession(page)
    for (let cycle = 0; cycle < warmUp; cycle += 1) await openAndClose(page, 'leaky')
    const before = await holdings(cdp)
    for (let cycle = 0; cycle < cycles; cycle += 1) await openAndClose(page, 'leaky')

    // The browser releases the last frames in its own time.
    await expect
      .poll(async () => (await holdings(cdp)).documents, { timeout: 15_000 })
      .toBeLessThanOrEqual(before.documents)
    const after = await holdings(cdp)
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 10)
    expect(after.listeners).toBeLessThanOrEqual(before.listeners)
    expect(after.heap).toBeLessThan(before.heap * 1.1)
    const ticks = () => probes.asked.filter((path) => path === '/tick').length
    const closed = ticks()
    probes.add(space, 'after', make, {
      mount: `setInterval(()=>fetch('${probes.origin}/other'),50)`,
    })
    await page.goto('/after')
    await expect
      .poll(() => probes.asked.filter((path) => path === '/other').length)
      .toBeGreaterThan(5)
    expect(ticks()).toBeLessThanOrEqual(closed + 1)
    // Otherwise the app would keep calling a server that has stopped.
    await page.goto('about:blank')
    await probes.close()
  })
}
