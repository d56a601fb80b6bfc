import type { Page } from '@playwright/test'
import { feedbackModel } from '../../mock-platform/data/feedback'
import { storedFilesModel } from '../../mock-platform/data/files'
import { sampleBytes } from '../../mock-platform/data/samples'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { pressInBar } from '../support/top-bar'

const path = '/service-system/feedback'

const buttonOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: '一键反馈' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: '一键反馈' })

function formOf(page: Page) {
  const form = dialogOf(page)
  return {
    kind: (name: string) => form.getByRole('radio', { name }),
    text: form.getByRole('textbox', { name: '反馈内容' }),
    contact: form.getByRole('textbox', { name: '联系方式' }),
    files: form.locator('input[type=file]'),
    thumbs: form.getByRole('list', { name: '图片' }).getByRole('img'),
    submit: form.getByRole('button', { name: '提交' }),
    wrong: (text: string) => form.getByRole('alert').filter({ hasText: text }),
  }
}

const png = (name: string) => ({ name, mimeType: 'image/png', buffer: sampleBytes('picture') })

test('[AID-06] a feedback with pictures arrives whole, with its number', async ({ visit }) => {
  const { page, space } = await visit('/list/index?box=secret')
  await buttonOf(page).click()
  const form = formOf(page)
  await expect(form.text).toBeFocused()
  await form.kind('使用建议').check()
  await form.text.fill('  希望列表可以导出。')
  await form.files.setInputFiles([png('一.png'), png('二.png')])
  await expect(form.thumbs).toHaveCount(2)
  await form.contact.fill('0571-1234')
  await expectAccessible(page)
  await form.submit.click()
  const [row] = await expect
    .poll(() => space.collection(feedbackModel).all())
    .toHaveLength(1)
    .then(() => space.collection(feedbackModel).all())
  await expect(dialogOf(page).getByRole('status')).toContainText(`反馈编号：${row?.number}`)
  expect(row).toMatchObject({
    account: 'zhangsan',
    kind: 'advice',
    text: '希望列表可以导出。',
    contact: '0571-1234',
    page: '/list/index',
    browser: expect.stringContaining('Chrome'),
  })
  const names = row?.pictures.map((id) => space.collection(storedFilesModel).get(id)?.name)
  expect(names).toEqual(['一.png', '二.png'])
  await page.keyboard.press('Escape')
  await expect(buttonOf(page)).toBeFocused()
  await buttonOf(page).click()
  await expect(form.text).toHaveValue('')
  await expect(form.thumbs).toHaveCount(0)
})

test('[AID-06] nothing, and 1,001 characters, are refused where they stand', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, space } = await visit('/list/index')
  await buttonOf(page).click()
  const form = formOf(page)
  await form.text.fill('   ')
  await form.submit.click()
  await expect(form.wrong('请填写反馈内容')).toBeVisible()
  await expect(form.text).toBeFocused()
  await form.text.fill('长'.repeat(1_001))
  await expect(dialogOf(page).getByText('1001/1000')).toBeVisible()
  await form.submit.click()
  await expect(form.wrong('反馈内容不能超过 1000 字')).toBeVisible()
  expect(space.journal.find({ path })).toEqual([])
  await form.text.fill('长'.repeat(1_000))
  await form.submit.click()
  await expect(dialogOf(page).getByRole('status')).toContainText('反馈编号')
})

test('[AID-06] what is no picture, too large or too many is refused, and the others stay', {
  tag: '@long',
}, async ({ visit }) => {
  const { page } = await visit('/list/index')
  await buttonOf(page).click()
  const form = formOf(page)
  const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
  await form.files.setInputFiles([pdf, png('好.png')])
  await expect(form.wrong('仅支持 PNG、JPG、WebP、GIF 图片')).toBeVisible()
  await expect(form.thumbs).toHaveCount(1)
  const large = { ...png('大.png'), buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 1) }
  await form.files.setInputFiles([large])
  await expect(form.wrong('图片不能超过 5 MB')).toBeVisible()
  await form.files.setInputFiles([png('2.png'), png('3.png'), png('4.png')])
  await expect(form.wrong('最多只能添加 3 张图片')).toBeVisible()
  await expect(form.thumbs).toHaveCount(3)
  await dialogOf(page).getByRole('button', { name: '移除图片 2.png' }).click()
  await expect(form.thumbs).toHaveCount(2)
  await expect(dialogOf(page).getByRole('button', { name: '选择图片' })).toBeFocused()
})

test('[AID-06] a picture is pasted, and one is taken of the screen', async ({ visit }) => {
  const { page } = await visit('/list/index')
  await page.evaluate(() => {
    // What a user would choose in the browser's own dialog.
    navigator.mediaDevices.getDisplayMedia = async () => {
      const dialog = document.querySelector('[role=dialog]')
      const seen = dialog && getComputedStyle(dialog).visibility
      document.documentElement.dataset.dialog = seen ?? 'gone'
      const canvas = document.createElement('canvas')
      canvas.width = 40
      canvas.height = 30
      const context = canvas.getContext('2d')
      const paint = () => {
        context?.fillRect(0, 0, 40, 30)
        requestAnimationFrame(paint)
      }
      paint()
      return canvas.captureStream()
    }
  })
  await buttonOf(page).click()
  const form = formOf(page)
  await dialogOf(page).getByRole('button', { name: '截取屏幕' }).click()
  await expect(form.thumbs).toHaveCount(1)
  await expect(form.thumbs).toHaveAttribute('alt', '屏幕截图.png')
  await expect
    .poll(() => form.thumbs.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBe(40)
  await expect(page.locator('html')).toHaveAttribute('data-dialog', 'hidden')
  await expect(dialogOf(page)).toBeVisible()

  await form.text.evaluate((element) => {
    const canvas = document.createElement('canvas')
    const bytes = atob(canvas.toDataURL('image/png').split(',')[1] ?? '')
    const data = new DataTransfer()
    const file = Uint8Array.from(bytes, (one) => one.charCodeAt(0))
    data.items.add(new File([file], 'image.png', { type: 'image/png' }))
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(form.thumbs).toHaveCount(2)
})

test('[AID-06] a user who allows no picture of the screen keeps the form', {
  tag: '@long',
}, async ({ visit }) => {
  const { page } = await visit('/list/index')
  await page.evaluate(() => {
    navigator.mediaDevices.getDisplayMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await buttonOf(page).click()
  await formOf(page).text.fill('按钮点不动')
  await dialogOf(page).getByRole('button', { name: '截取屏幕' }).click()
  await expect(dialogOf(page)).toBeVisible()
  await expect(formOf(page).text).toHaveValue('按钮点不动')
  await expect(formOf(page).thumbs).toHaveCount(0)
})

test('[AID-06] what was typed stays while the service fails', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, space, allowErrors } = await visit('/list/index')
  allowErrors(/status of 50[02]/)
  await buttonOf(page).click()
  const form = formOf(page)
  await form.kind('其他').check()
  await form.text.fill('内容不能丢')
  await form.files.setInputFiles([png('图.png')])
  const fault = { kind: 'status', status: 500 } as const
  space.faults.add({ ...fault, path: `${path}/picture`, times: 1 })
  await form.submit.click()
  await expect(form.wrong('提交失败')).toBeVisible()
  space.faults.add({ ...fault, path, times: 1 })
  await form.submit.click()
  await expect(form.wrong('提交失败：服务出现错误')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: '取消' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await buttonOf(page).click()
  await expect(form.text).toHaveValue('内容不能丢')
  await expect(form.kind('其他')).toBeChecked()
  await expect(form.thumbs).toHaveCount(1)
  await form.submit.click()
  await expect(dialogOf(page).getByRole('status')).toContainText('反馈编号')
  const sent = space.journal.find({ path: `${path}/picture` })
  expect(sent.map(({ status }) => status)).toEqual([500, 200])
})

test('[AID-06] on a small screen the dialog scrolls in itself', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 700, height: 500 })
  await visit('/list/index')
  await pressInBar(page, '一键反馈')
  await formOf(page).submit.scrollIntoViewIfNeeded()
  await expect(formOf(page).submit).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(700)
})
