import type { Page } from '@playwright/test'
import { type Make, type ProbeApps, serveProbeApps } from '../support/probe-apps'
import { test as base, expect, longUnless, shellOf } from '../support/test'

const test = base.extend<{ probes: ProbeApps }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  probes: async ({}, use) => {
    const probes = await serveProbeApps()
    await use(probes)
    await probes.close()
  },
})

/** Runs in the app frame. */
function inside<T>(page: Page, code: string, look: () => T): Promise<T> {
  return shellOf(page).app(code).locator('#root').evaluate(look)
}

/** Opens a second app beside one that is open, without leaving the page. */
async function openBeside(page: Page, code: string) {
  await shellOf(page)
    .app('first')
    .locator('#root')
    .evaluate((_, path) => {
      window.portalProps?.navigate(path)
    }, `/${code}`)
  await expect(shellOf(page).app(code).locator(`[data-mounted=${code}]`)).toBeAttached()
}

for (const make of ['umd', 'esm'] satisfies Make[]) {
  test.describe(
    `two apps of ${make === 'umd' ? 'webpack bundles' : 'ES modules'}`,
    longUnless(make === 'umd'),
    () => {
      test.beforeEach(async ({ probes, space, openAs, page }) => {
        probes.add(space, 'first', make, {
          load: "window.shared='first';window.onlyFirst=1;Array.prototype.first=1;document.title='first'",
          mount:
            'root.innerHTML=\'<p class="box">一</p>\';root.dataset.user=props.user.username;' +
            `setInterval(()=>fetch('${probes.origin}/tick-first'),50);window.keys=0;` +
            "window.addEventListener('keydown',()=>{window.keys+=1});document.addEventListener('click',()=>{window.clicks=(window.clicks||0)+1});" +
            "document.head.append(Object.assign(document.createElement('style'),{textContent:'.late{color:rgb(1,2,3)}'}))",
          unmount: "root.innerHTML=''",
          css: '.box{color:rgb(255,0,0)} body{background:rgb(9,9,9)} *{letter-spacing:3px}',
        })
        probes.add(space, 'second', make, {
          load: "window.sharedAtStart=window.shared;window.shared='second'",
          mount:
            'root.innerHTML=\'<p class="box late">二</p>\';' +
            `setInterval(()=>fetch('${probes.origin}/tick-second'),50)`,
        })
        await openAs('zhangsan', '/first')
        await expect(shellOf(page).app('first').locator('[data-mounted=first]')).toBeAttached()
      })

      test('[APP-08] [APP-10] 1, 2 and 4 to 13: neither sees the other, nor the shell', {
        tag: '@long',
      }, async ({ page, probes }) => {
        const shell = shellOf(page)
        const { step } = test
        await step('2 props: each gets its own name and the signed-in user', async () => {
          const root = shell.app('first').locator('#root')
          await expect(root).toHaveAttribute('data-user', '张三')
          await expect(root).toHaveAttribute('data-mounted', 'first')
        })
        await step('13 title: the page’s is the portal’s', () =>
          expect(page).toHaveTitle('first - 协同办公门户'),
        )
        await openBeside(page, 'second')
        const box = shell.app('second').locator('.box')
        await step('1 mount: each renders into its own container', async () => {
          await expect(shell.app('first').getByText('一')).toBeAttached()
          await expect(shell.app('second').getByText('二')).toBeVisible()
        })
        await step('4 and 5 globals', async () => {
          const seen = await inside(page, 'second', () => {
            const own = window as unknown as Record<string, unknown>
            return [own.sharedAtStart, own.shared, 'onlyFirst' in own]
          })
          expect(seen).toEqual([undefined, 'second', false])
          const first = await inside(page, 'first', () => (window as { shared?: string }).shared)
          expect(first).toBe('first')
          expect(await page.evaluate(() => 'shared' in window || 'onlyFirst' in window)).toBe(false)
        })
        await step('6 prototypes: what one adds to Array no other has', async () => {
          expect(await inside(page, 'second', () => 'first' in Array.prototype)).toBe(false)
          expect(await page.evaluate(() => 'first' in Array.prototype)).toBe(false)
        })
        await step(
          '7, 8 and 9 CSS: files, universal rules and late styles stay inside',
          async () => {
            await expect(box).not.toHaveCSS('color', 'rgb(255, 0, 0)')
            await expect(box).not.toHaveCSS('letter-spacing', '3px')
            await expect(box).not.toHaveCSS('color', 'rgb(1, 2, 3)')
            await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(9, 9, 9)')
            await expect(page.getByRole('banner')).not.toHaveCSS('letter-spacing', '3px')
          },
        )
        await step('11 and 12 listeners on window and document', async () => {
          await box.click()
          await page.keyboard.press('a')
          const heard = await inside(page, 'first', () => {
            const own = window as unknown as { keys: number; clicks?: number }
            return [own.keys, own.clicks ?? 0]
          })
          expect(heard).toEqual([0, 0])
        })
        await step('10 timers end with the tab', async () => {
          const ticks = (code: string) =>
            probes.asked.filter((path) => path === `/tick-${code}`).length
          await expect.poll(() => ticks('first')).toBeGreaterThan(3)
          await page.getByRole('button', { name: '关闭 first' }).click()
          await expect(shell.pane('first')).toHaveCount(0)
          const before = { first: ticks('first'), second: ticks('second') }
          await expect.poll(() => ticks('second')).toBeGreaterThan(before.second + 20)
          expect(ticks('first')).toBeLessThanOrEqual(before.first + 1)
        })
      })

      test('[APP-10] [DESK-04] 3 two instances of one app stay apart', async ({ page }) => {
        const shell = shellOf(page)
        await shell
          .app('first')
          .locator('#root')
          .evaluate(() => {
            Object.assign(window, { mine: 'the first instance' })
            window.portalProps?.openTab('/first/two?id=2')
          })
        await expect(shell.pane('first')).toHaveCount(2)
        const other = shell.pane('first').last().frameLocator('iframe').locator('#root')
        await expect(other).toHaveAttribute('data-mounted', 'first')
        expect(await other.evaluate(() => 'mine' in window)).toBe(false)
      })
    },
  )
}
