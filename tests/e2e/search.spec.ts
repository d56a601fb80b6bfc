import { addFindable, paletteOf } from '../support/palette'
import { makeSearchIndex } from '../support/search-index'
import { expect, phone, popupOf, shellOf, test } from '../support/test'

test.beforeAll(({ stack }) => makeSearchIndex(stack))

const word = '彩虹桥'
const mailsPath = '/service-mail/mail/page'
const filesPath = '/service-filecenter/center/file/record/page'

test('[LOOK-13] each source answers in a group of its own name, and names itself on each hit', async ({
  visit,
}) => {
  const { space, open, box, group, counted } = await visit.mounted('/list/index', paletteOf)
  addFindable(space, word)
  await open()
  await box.fill(word)
  for (const [source, title] of [
    ['邮件', `${word}邮件`],
    ['通知公告', `${word}公告`],
    ['消息', `${word}消息`],
    ['文件', `${word}文件.txt`],
  ] as const) {
    const hits = group(source).getByRole('option')
    await expect(hits).toHaveCount(1)
    await expect(hits).toContainText(title)
    await expect(hits).toContainText(source)
  }
  await expect(counted).toHaveText('找到 4 项')
  await box.fill('李四')
  await expect(group('人员').getByRole('option').first()).toContainText('人员')
  await box.fill('档案')
  await expect(group('公文').getByRole('option').first()).toContainText('公文')
  await box.fill('通讯录')
  await expect(group('应用').getByRole('option').first()).toContainText('应用')
})

test('[LOOK-13] a hit opens its item in its own app', { tag: '@long' }, async ({ visit }) => {
  test.setTimeout(60_000)
  const { page, shell, space, open, box, group } = await visit.mounted('/index', paletteOf)
  const { mail, noticeId, file } = addFindable(space, word)
  const find = async (source: string) => {
    await open()
    await box.fill(word)
    return group(source).getByRole('option').first()
  }
  await (await find('邮件')).click()
  await expect(page).toHaveURL(`/inbox/detail/${mail.id}`)
  await expect(shell.app('inbox').getByRole('heading', { name: `${word}邮件` })).toBeVisible()

  await (await find('通知公告')).click()
  await expect(page).toHaveURL(`/list/detail/${noticeId}`)
  await expect(shell.app('list').getByRole('heading', { name: `${word}公告` })).toBeVisible()

  for (const again of [1, 2]) {
    await (await find('消息')).click()
    const detail = page.getByRole('dialog', { name: '消息详情' })
    await expect(detail, `time ${again}`).toContainText('消息的正文在这里。')
    await expect(page).toHaveURL('/message-center/index')
    await page.keyboard.press('Escape')
    await expect(detail).toBeHidden()
  }

  const hit = await find('文件')
  const viewer = await popupOf(page, () => hit.click())
  await expect(viewer).toHaveURL(new RegExp(`/file-viewer\\?fileId=${file.id}`))
  await expect(viewer.getByText('一行文字')).toBeVisible()
})

test('[LOOK-13] 更多 opens the app’s own list with the keyword', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, shell, space, open, box, option } = await visit.mounted('/index', paletteOf)
  for (let times = 0; times < 6; times += 1) addFindable(space, word)
  await open()
  await box.fill(word)
  await option('更多：在收件箱中查看全部 6 封').click()
  await expect(page).toHaveURL(`/inbox/list/1?keyword=${encodeURIComponent(word)}`)
  await expect(shell.app('inbox').getByRole('listitem').filter({ hasText: word })).toHaveCount(6)
  await open()
  await box.fill(word)
  await option('更多：在文件中心查看全部 6 个').click()
  await expect(page).toHaveURL(`/center/myFile?keyword=${encodeURIComponent(word)}`)
  await expect(shell.app('center').getByText(`${word}文件.txt`).first()).toBeVisible()
})

test.describe('a source in trouble', () => {
  test.use({ allowedErrors: /status of 50[0-9]/ })

  test('[LOOK-13] [HOLD-01] that fails or is slow says so in its own group, and holds up no other', {
    tag: '@long',
  }, async ({ visit }) => {
    const { space, open, box, group, active, dialog, counted } = await visit.mounted(
      '/index',
      paletteOf,
    )
    addFindable(space, word)
    space.faults.add({ path: mailsPath, kind: 'status', status: 503, times: 9 })
    space.faults.add({ path: filesPath, kind: 'delay', delayMs: 9_000 })
    await open()
    await box.fill(word)
    await expect(group('通知公告').getByRole('option')).toHaveCount(1)
    await expect(group('消息').getByRole('option')).toHaveCount(1)
    await expect(group('邮件')).toContainText('邮件查找失败，按回车键重试')
    await expect(group('文件')).toContainText('响应较慢，仍在查找…')
    await expect(counted).toHaveText('找到 2 项，文件仍在查找')
    await expect(active).toContainText(`${word}公告`)
    space.faults.clear()
    await group('邮件').getByRole('option').click()
    await expect(group('邮件').getByRole('option')).toContainText(`${word}邮件`)
    await expect(dialog).toBeVisible()
  })
})

test('[LOOK-13] while typing goes on, the requests for what stood there before are given up', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, space, open, box, group } = await visit.mounted('/index', paletteOf)
  addFindable(space, word)
  space.faults.add({ path: mailsPath, kind: 'delay', delayMs: 9_000, nth: 1 })
  await open()
  const asked = page.waitForRequest('**/palette/mails')
  await box.fill('彩虹')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/mails'))
  await asked
  await box.fill(word)
  await failed
  await expect(group('邮件').getByRole('option')).toHaveCount(1)
})

test('[LOOK-13] only what the user may use is searched', { tag: '@long' }, async ({ visit }) => {
  const { page, space, open, box, group, button } = await visit('/index', paletteOf)
  addFindable(space, word)
  space.users.update('zhangsan', { apps: ['index', 'list'] })
  await page.reload()
  await expect(button).toBeVisible()
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') paths.push(new URL(request.url()).pathname)
  })
  await open()
  await box.fill(word)
  await expect(group('通知公告').getByRole('option')).toHaveCount(1)
  await expect(group('消息').getByRole('option')).toHaveCount(1)
  await expect(group('邮件')).toHaveCount(0)
  const searches = paths.filter((path) => /^\/(palette|document-search)/.test(path))
  expect(searches.sort()).toEqual(['/palette/messages', '/palette/notices'])
})

test('[LOOK-13] the bar has one box with its key', async ({ visit }) => {
  const { button } = await visit.mounted('/list/index', paletteOf)
  await expect(button).toContainText('搜索')
  await expect(button).toContainText('Ctrl+K')
  expect((await button.boundingBox())?.width).toBeGreaterThan(150)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('[LOOK-13] the sign in the bar opens the search, whose hits open', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, space, button, box, group } = await visit.mounted('/list/index', paletteOf)
    addFindable(space, word)
    expect((await button.boundingBox())?.width).toBeLessThan(48)
    await button.tap()
    await expect(box).toBeFocused()
    await box.fill(word)
    await group('通知公告').getByRole('option').first().tap()
    await expect(page).toHaveURL(/\/list\/detail\//)
    await expect(
      shellOf(page)
        .app('list')
        .getByRole('heading', { name: `${word}公告` }),
    ).toBeVisible()
  })
})
