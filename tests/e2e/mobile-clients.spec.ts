import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import { devicesModel } from '../../mock-platform/endpoints/device-clients'
import { expectAccessible } from '../support/accessible'
import { startStack } from '../support/stack'
import { expect, test as standard } from '../support/test'

/** In an environment that has 「手机端」. */
const test = standard.extend({
  stack: async ({ kept }, use) =>
    use(await kept('stack with 手机端', () => startStack({ PORTAL_ENV: 'qr' }))),
})

const path = '/service-system/sysDeviceClient'

const buttonOf = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: '手机端', exact: true })
const popoverOf = (page: Page) => page.getByRole('dialog', { name: '手机端' })

/** The text that a camera would read from the screen. */
async function readCode(page: Page, code: Locator): Promise<string | undefined> {
  // With the white margin that a code needs.
  const picture = (await code.locator('xpath=..').screenshot()).toString('base64')
  const { width, height, data } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    return { width: bitmap.width, height: bitmap.height, data: [...data] }
  }, picture)
  return jsQR(new Uint8ClampedArray(data), width, height)?.data
}

test('[AID-04] each client has a code for a camera', {
  tag: '@long',
}, async ({ visit }) => {
  const { page } = await visit('/list/index')
  await buttonOf(page).click()
  const popover = popoverOf(page)
  await expect(popover.getByRole('tab')).toHaveText([
    '安卓手机',
    '苹果手机',
    '鸿蒙手机',
    '平板电脑',
  ])
  const codes = popover.getByRole('tabpanel').getByRole('img')
  await expect(codes).toHaveCount(3)
  const code = popover.getByRole('img', { name: '移动办公的二维码' })
  await expect(code).toHaveCSS('width', '128px')
  await expect(code).toHaveCSS('height', '128px')
  expect(await readCode(page, code)).toBe(
    'https://m.yunzhou.example.cn/app/android/office?from=portal',
  )
  await expectAccessible(page)

  await popover.getByRole('tab', { name: '安卓手机' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(popover.getByRole('tab', { name: '苹果手机' })).toBeFocused()
  await expect(codes).toHaveCount(2)
  expect(await readCode(page, code)).toBe('https://m.yunzhou.example.cn/app/ios/office?from=portal')
  await page.keyboard.press('End')
  await expect(popover.getByRole('tabpanel', { name: '平板电脑' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popover).toHaveCount(0)
  await expect(buttonOf(page)).toBeFocused()
})

test('[AID-04] odd codes are told in their place', {
  tag: '@long',
}, async ({ visit, space }) => {
  const long = `https://m.example.cn/${'x'.repeat(173)}`
  space.collection(devicesModel).update('android', {
    clients: [
      { id: 'a', name: '空', qrCode: '' },
      { id: 'b', name: '过长', qrCode: 'x'.repeat(100_000) },
      { id: 'c', name: '最长', qrCode: long },
      { id: 'd', name: '', qrCode: '移动办公 👍' },
    ],
  })
  const { page } = await visit('/list/index')
  await buttonOf(page).click()
  const figure = (name: string) => popoverOf(page).getByRole('figure').filter({ hasText: name })
  await expect(figure('空')).toContainText('暂无二维码')
  await expect(figure('过长')).toContainText('内容过长，无法生成二维码')
  expect(await readCode(page, figure('最长').getByRole('img'))).toBe(long)
  expect(await readCode(page, figure('未命名').getByRole('img'))).toBe('移动办公 👍')
})

test('[AID-04] 200 devices are all reached', async ({ visit, space }) => {
  for (let index = 1; index <= 196; index++) {
    space.collection(devicesModel).create({
      deviceCode: `extra-${index}`,
      deviceName: `设备${index}`,
      sort: index + 10,
      clients: [{ id: '1', name: `客户端${index}`, qrCode: `https://m.example.cn/${index}` }],
    })
  }
  const { page } = await visit('/list/index')
  await buttonOf(page).click()
  await expect(popoverOf(page).getByRole('tab')).toHaveCount(200)
  await popoverOf(page).getByRole('tab').first().focus()
  await page.keyboard.press('End')
  const last = popoverOf(page).getByRole('tab', { name: '设备196' })
  await expect(last).toBeInViewport()
  await expect(popoverOf(page).getByRole('img', { name: '客户端196的二维码' })).toBeVisible()
  expect((await popoverOf(page).boundingBox())?.height).toBeLessThanOrEqual(768)
})

test('[AID-04] without a device it says so', { tag: '@long' }, async ({ visit, space }) => {
  for (const { deviceCode } of space.collection(devicesModel).all()) {
    space.collection(devicesModel).remove(deviceCode)
  }
  const { page } = await visit('/list/index')
  await buttonOf(page).click()
  await expect(popoverOf(page).getByText('暂无手机端')).toBeVisible()
})

test('[AID-04] a service that is away says so, and 重试 asks again', async ({ visit, space }) => {
  space.faults.add({ path, kind: 'status', status: 500 })
  const { page, shell, allowErrors } = await visit('/list/index')
  allowErrors(/status of 502/)
  await buttonOf(page).click()
  await expect(popoverOf(page).getByRole('alert')).toContainText('二维码加载失败')
  space.faults.clear()
  await popoverOf(page).getByRole('button', { name: '重试' }).click()
  await expect(popoverOf(page).getByRole('tab')).toHaveCount(4)
  await expect(shell.pane('list')).toHaveAttribute('data-app-status', '1')
})

standard(
  '[AID-04] other environments have no 手机端',
  { tag: '@long' },
  async ({ page, openAs }) => {
    await openAs('zhangsan', '/list/index')
    await expect(page.getByRole('banner').getByRole('button', { name: '一键反馈' })).toBeVisible()
    await expect(buttonOf(page)).toHaveCount(0)
  },
)
