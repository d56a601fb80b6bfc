import type { Page } from '@playwright/test'
import { expect, frameOf, test } from '../support/test'

/** Clicks an empty part of the page in every frame, from before the first script ran. */
function clickAllTheTime() {
  const click = () => {
    document.body?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    requestAnimationFrame(click)
  }
  click()
}

test('[LOOK-01] a page that is clicked while it comes to life comes to life all the same', async ({
  page,
  openAs,
}) => {
  await openAs('zhangsan', '/index')
  await page.addInitScript(clickAllTheTime)
  for (const path of ['/inbox/list/1', '/list/index', '/index']) {
    await page.goto(path)
    await expect(frameOf(page).pane(path.split('/')[1] ?? '')).toHaveAttribute(
      'data-app-status',
      '1',
    )
  }
})

test('[LOOK-01] the frame that the server renders is the frame that scripts take over', async ({
  page,
  openAs,
}) => {
  await openAs('zhangsan', '/inbox/list/1')
  const html = await (await page.context().request.get('/inbox/list/1')).text()
  for (const part of [
    '应用导航',
    '已打开的应用',
    '内部邮件，7 条待处理',
    'tab-inbox',
    '云州市人民政府办公室',
  ]) {
    expect(html).toContain(part)
  }
  // Hydration that disagrees with the server's HTML is a console error, which fails the test.
  await expect(frameOf(page).pane('inbox')).toHaveAttribute('data-app-status', '1')
})

test('[LOOK-01] with scripts blocked the frame looks the same', async ({
  page,
  openAs,
  browser,
  baseURL,
}) => {
  await openAs('zhangsan', '/inbox/list/1')
  await expect(frameOf(page).pane('inbox')).toHaveAttribute('data-app-status', '1')
  const state = await page.context().storageState()
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: state,
    viewport: page.viewportSize(),
    ...(baseURL && { baseURL }),
  })
  const still = await plain.newPage()
  await still.goto('/inbox/list/1')
  // How many messages are unread is asked for after the page.
  const unread = page.getByRole('button', { name: '消息中心' }).locator('span')
  await unread.evaluate((badge) => {
    badge.style.visibility = 'hidden'
  })
  await page.mouse.move(700, 500)
  for (const clip of [
    { x: 0, y: 0, width: 1366, height: 92 },
    { x: 0, y: 92, width: 84, height: 676 },
  ]) {
    const [alive, blocked] = await Promise.all([
      page.screenshot({ clip, animations: 'disabled' }),
      still.screenshot({ clip, animations: 'disabled' }),
    ])
    expect(await pixelsThatDiffer(page, alive, blocked), 'the same picture').toBe(0)
  }
  await plain.close()
})

/**
 * How many pixels of two pictures of one size differ by more than the smoothing of an edge does: that depends on which
 * parts of the page were painted at once.
 */
function pixelsThatDiffer(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const smoothing = 64
  return page.evaluate(
    async ([pictures, tolerance]) => {
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(image.width, image.height)
          const context = canvas.getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, image.width, image.height).data ?? []
        }),
      )
      if (!first || !second || first.length !== second.length) return -1
      const different = new Set<number>()
      for (const [place, value] of first.entries()) {
        if (Math.abs(value - (second[place] ?? 0)) > tolerance) different.add(place >> 2)
      }
      return different.size
    },
    [[one, other].map((picture) => picture.toString('base64')), smoothing] as const,
  )
}
