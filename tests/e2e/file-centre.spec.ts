import { fileRecordsModel } from '../../mock-platform/data/files'
import { filesOf } from '../support/files'
import { expect, test } from '../support/test'

const listPath = '/service-filecenter/center/file/record/page'
const uploadPath = '/service-file/file/upload'

test.describe('the popover of files', () => {
  test('[FILE-01] opens by hover, has pages of 20, and a search', async ({ visit }) => {
    const files = await visit('/index', filesOf)
    const { page, space, button, popover, rows, open, row, next, search, close } = files
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.hover()
    await expect(popover).toBeVisible()
    await expect(popover.getByRole('heading', { name: '个人文件' })).toBeVisible()
    await rows.first().hover()
    await expect(popover).toBeVisible()
    await page.mouse.move(300, 600)
    await expect(popover).toBeHidden()

    await open()
    await expect(rows).toHaveCount(20)
    await next.click()
    await expect(popover.getByText('第 2 页，共 2 页')).toBeVisible()
    await expect(rows).toHaveCount(17)
    await search.fill('  公文格式要点 ')
    await search.press('Enter')
    await expect(rows).toHaveCount(1)
    await expect(row('公文格式要点.pdf')).toContainText('文件中心')
    expect(space.journal.find({ path: listPath }).at(-1)?.query).toMatchObject({
      keyword: '公文格式要点',
      page: '1',
      size: '20',
    })
    await search.fill('100% #2 & <b>没有</b>')
    await search.press('Enter')
    await expect(popover.getByText('暂无数据')).toBeVisible()
    await search.clear()
    await expect(rows).toHaveCount(20)
    await close.click()
    await expect(popover).toBeHidden()
  })

  test('[FILE-01] [ERR-01] shows a file in the viewer, or says it cannot', async ({ visit }) => {
    const { page, space, open, row, toast } = await visit('/index', filesOf)
    await open()
    await row('公文格式规范培训.pptx').getByRole('button').click()
    await expect(toast.filter({ hasText: '该文件暂不支持预览' })).toBeVisible()
    const [record] = space
      .collection(fileRecordsModel)
      .by('account', 'zhangsan')
      .filter(({ name }) => name === '公文格式要点.pdf')
    const link = row('公文格式要点.pdf').getByRole('link')
    await expect(link).toHaveAttribute('href', `/file-viewer?fileId=${record?.fileId}`)
    const opened = page.context().waitForEvent('page')
    await link.click()
    await opened
  })

  test('[FILE-01] [LOOK-02] is used by keyboard alone; a link leads further', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, shell, button, popover, search, rows, open } = await visit('/index', filesOf)
    await button.focus()
    await expect(popover).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(search).toBeFocused()
    await expect(rows).toHaveCount(20)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(rows.nth(0).getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1).getByRole('link')).toBeFocused()
    await page.keyboard.press('End')
    await expect(rows.nth(19).locator('[data-file]')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popover).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    await open()
    await popover.getByRole('link', { name: '进入文件中心' }).click()
    await expect(page).toHaveURL('/center/myFile')
    await expect(shell.app('center').getByRole('table')).toBeVisible()
  })

  test('[NAV-03] is only there for users who have the file centre', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    space.users.update('lisi', { apps: ['inbox'], pinned: [] })
    const { page, shell } = await visit('/inbox/list/1', 'lisi')
    await expect(shell.tab('内部邮件')).toBeVisible()
    await expect(filesOf(page).button).toHaveCount(0)
  })
})

test.describe('the popover of files on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('[FILE-01] [LOOK-02] shows the files without a keyboard over them', {
    tag: '@long',
  }, async ({ visit }) => {
    const { open, popover, rows, search } = await visit('/index', filesOf)
    await open()
    await expect(rows).toHaveCount(20)
    await expect(popover).toBeFocused()
    await search.fill('公文格式要点')
    await search.press('Enter')
    await expect(rows).toHaveCount(1)
    await expect(popover.getByRole('button', { name: '搜索', exact: true })).toBeFocused()
  })
})

test.describe('a file centre that fails', () => {
  test.use({ allowedErrors: /status of (?:422|50\d)/ })

  test('[FILE-01] [HOLD-01] [ERR-01] says why, and is tried again', async ({ visit, space }) => {
    space.faults.add({ path: listPath, kind: 'code', code: 7 })
    const { open, popover, rows, toast } = await visit('/index', filesOf)
    await open()
    await expect(popover.getByRole('alert')).toContainText('模拟故障：操作失败')
    await expect(toast.filter({ hasText: '清空消息失败!' })).toBeVisible()
    space.faults.clear()
    await popover.getByRole('button', { name: '重试' }).click()
    await expect(rows).toHaveCount(20)
  })

  test('[FILE-04] an upload that failed is sent again', async ({ visit, space }) => {
    space.faults.add({ path: uploadPath, kind: 'status', status: 503, times: 1 })
    const { app: files } = await visit('/center/myFile')
    await files.getByLabel('选择要上传的文件').setInputFiles(text('请示.txt'))
    await files.getByRole('button', { name: /^重试/ }).click()
    await expect(files.getByRole('link', { name: '请示.txt', exact: true })).toBeVisible()
    await expect(files.getByRole('list', { name: '上传' })).toHaveCount(0)
  })
})

const text = (name: string, content = '内容') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

test.describe('uploads', () => {
  test('[FILE-04] go three at once, and can be given up', async ({ visit, space }) => {
    space.faults.add({ path: uploadPath, kind: 'delay', delayMs: 20_000 })
    const { page, app: files } = await visit('/center/myFile')
    const names = ['一.txt', '二.txt', '三.txt', '四.txt', '五.txt']
    await files.getByLabel('选择要上传的文件').setInputFiles(names.map((name) => text(name)))
    const list = files.getByRole('list', { name: '上传' })
    await expect(list.getByRole('progressbar')).toHaveCount(3)
    await expect(list.getByText('排队中')).toHaveCount(2)
    const { button } = filesOf(page)
    await expect(button).toHaveAccessibleDescription(/^正在上传 5 个文件，已完成 \d+%$/)
    for (const name of ['一', '四']) {
      await list.getByRole('button', { name: new RegExp(`^取消 ?${name}`) }).click()
    }
    await expect(list.getByText('排队中')).toHaveCount(0)
    await expect(list.getByRole('progressbar')).toHaveCount(3)
    await expect(button).toHaveAccessibleDescription(/^正在上传 3 个文件/)
    for (const name of ['二', '三', '五']) {
      await list.getByRole('button', { name: new RegExp(`^取消 ?${name}`) }).click()
    }
    await expect(button).toHaveAccessibleDescription('')
  })

  test('[FILE-04] take what is dragged here, and refuse what cannot be kept', {
    tag: '@long',
  }, async ({ visit }) => {
    const { app: files } = await visit('/center/myFile')
    await expect(files.getByRole('table')).toBeVisible()
    const zone = files.locator('.drop-zone')
    const dataTransfer = await zone.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['拖'], '拖来的👍 100%.txt'))
      data.items.add(new File([], '空的.txt'))
      return data
    })
    await zone.dispatchEvent('dragenter', { dataTransfer })
    await expect(files.getByText('松开鼠标，上传到个人文件')).toBeVisible()
    await zone.dispatchEvent('drop', { dataTransfer })
    await expect(files.getByRole('link', { name: '拖来的👍 100%.txt', exact: true })).toBeVisible()
    await expect(files.getByRole('alert')).toHaveText('不能上传空文件')
    await expect(files.getByText('松开鼠标，上传到个人文件')).toHaveCount(0)
  })

  test('[FILE-01] a deleted file comes back by 撤销, which has the focus', async ({ visit }) => {
    const { app: files } = await visit('/center/myFile?keyword=%E8%A6%81%E7%82%B9')
    await files.getByRole('button', { name: /^删除/ }).click()
    await expect(files.getByText('没有符合条件的文件')).toBeVisible()
    const undo = files.getByRole('button', { name: '撤销' })
    await expect(undo).toBeFocused()
    await undo.click()
    await expect(files.getByRole('link', { name: '公文格式要点.pdf', exact: true })).toBeVisible()
    await expect(undo).toHaveCount(0)
  })
})
