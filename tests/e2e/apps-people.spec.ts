import { readFile } from 'node:fs/promises'
import { expect, longUnless, shellOf, signInBy, test } from '../support/test'

test('[APP-15] the address book leads from tenant to person to a letter', async ({ visit }) => {
  const { page, shell, app: book } = await visit('/addresslist/org')
  const tree = book.getByRole('tree', { name: '单位和部门' })
  await tree.getByRole('treeitem', { name: /^云州市教育局/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem', { name: /^领导班子/ }).last()).toBeFocused()
  await tree
    .getByRole('treeitem', { name: /^人事科/ })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await expect(book.getByRole('heading', { name: '人事科' })).toBeVisible()
  await book.getByRole('link', { name: '李四', exact: true }).click()
  await expect(page).toHaveURL(/\/addresslist\/person\//)
  await book.getByRole('link', { name: /^写邮件/ }).click()
  await expect(page).toHaveURL('/inbox/write?to=lisi')
  await expect(shell.app('inbox').getByText('李四')).toBeVisible()
})

test('[DESK-05] [APP-15] a recipient who is typed only in part is unsaved work', async ({
  visit,
}) => {
  const { page, shell, app: mail } = await visit('/inbox/write')
  await mail.getByRole('combobox', { name: '收件人' }).fill('王')
  await expect(mail.getByText('未保存')).toBeVisible()
  await shell.closeButton('内部邮件').click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '继续编辑' }).click()
  await expect(mail.getByRole('combobox', { name: '收件人' })).toHaveValue('王')
  await mail.getByRole('combobox', { name: '收件人' }).fill('')
  await expect(mail.getByText('未保存')).toBeHidden()
})

test('[APP-15] one’s own card is changed, checked and kept', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, app: book } = await visit('/addresslist/org')
  await book.getByRole('link', { name: '我的名片' }).click()
  await book.getByRole('button', { name: '修改我的名片' }).click()
  await book.getByLabel('手机').fill('139')
  await book.getByRole('button', { name: '保存' }).click()
  await expect(book.getByText('请输入 11 位手机号码')).toBeVisible()
  await expect(book.getByLabel('手机')).toBeFocused()
  await book.getByLabel('手机').fill('13900019999')
  await book.getByRole('textbox', { name: '办公室' }).fill('主楼 606')
  await book.getByRole('button', { name: '保存' }).click()
  await expect(book.getByText('主楼 606')).toBeVisible()
  await page.reload()
  await expect(book.getByText('13900019999')).toBeVisible()
})

test('[APP-15] a topic is seen from another tenant', { tag: '@long' }, async ({
  visit,
  browser,
  baseURL,
}) => {
  const { page, space, app: forum, account } = await visit('/forum/write')
  await forum.getByRole('button', { name: '发布' }).click()
  await expect(forum.getByText('请选择版块')).toBeVisible()
  await forum.getByLabel('版块').selectOption('digital')
  await forum.getByLabel('标题').fill('投影仪连不上')
  await forum.getByLabel('内容').fill('三楼会议室的投影仪连不上。')
  await forum.getByRole('button', { name: '发布' }).click()
  await expect(page).toHaveURL(/\/forum\/topic\//)
  await forum.getByLabel('我的回复').fill('已经好了。')
  await forum.getByRole('button', { name: '回复', exact: true }).click()
  await expect(forum.getByRole('button', { name: /^删除/ })).toBeVisible()
  await forum.getByRole('button', { name: /^赞/ }).click()
  await expect(forum.getByRole('button', { name: /^已赞/ })).toBeVisible()

  space.users.update('lisi', { apps: 'all' })
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await other.goto(`/login?redirect=${encodeURIComponent(new URL(page.url()).pathname)}`)
  await signInBy(other, account('lisi'))
  const theirs = shellOf(other).app('forum')
  await expect(theirs.getByText('已经好了。')).toBeVisible()
  await expect(theirs.getByRole('button', { name: /^删除/ })).toHaveCount(0)
  await other.context().close()

  await forum.getByRole('button', { name: /^删除/ }).click()
  await forum.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(forum.getByText('还没有人回复，来说两句吧')).toBeVisible()
})

test('[APP-15] a personnel record is found, changed, and remembers it', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, app: work } = await visit('/work/list')
  await work.getByRole('link', { name: /^入职日期/ }).click()
  await expect(work.getByRole('columnheader', { name: /^入职日期/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await work.getByRole('searchbox').fill('张三')
  await work.getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/keyword=/)
  await work.getByRole('link', { name: '张三' }).click()
  await work.getByRole('button', { name: '编辑' }).click()
  await work.getByLabel('已休年假').fill('99')
  await work.getByRole('button', { name: '保存' }).click()
  await expect(work.getByText(/^已休天数不能超过/)).toBeVisible()
  await work.getByLabel('已休年假').fill('0')
  await work.getByLabel('职务').fill('三级主任科员')
  await work.getByRole('button', { name: '保存' }).click()
  await expect(work.getByText('四级主任科员 → 三级主任科员')).toBeVisible()
  await page.reload()
  await expect(work.getByText('四级主任科员 → 三级主任科员')).toBeVisible()
  await page.goBack()
  await expect(work.getByRole('searchbox')).toHaveValue('张三')
})

test('[APP-15] a work log keeps itself as a draft', { tag: '@long' }, async ({ visit }) => {
  const { page, app: log } = await visit('/dailyPerson/index')
  await log.getByLabel('工作内容').fill('起草汇报材料。')
  await expect(log.getByText(/^草稿已保存/)).toBeVisible()
  await page.reload()
  await expect(log.getByLabel('工作内容')).toHaveValue('起草汇报材料。')
  await log.getByLabel('工时').fill('0.2')
  await log.getByRole('button', { name: /^提交给/ }).click()
  await expect(log.getByText('工时为 0.5 到 16 小时，以半小时计')).toBeVisible()
  await log.getByLabel('工时').fill('2.5')
  await log.getByRole('button', { name: /^提交给/ }).click()
  await expect(log.getByText('已提交', { exact: true })).toBeVisible()
  await expect(log.getByRole('link', { name: /今天，已提交，2\.5 小时/ })).toBeVisible()
})

test('[APP-15] [APP-16] a leader’s comment on a log lowers its count', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, app: log } = await visit('/dailyPerson/review?state=waiting')
  const waiting = log.getByRole('link', { name: /^下属日志/ })
  await expect(waiting).toContainText('篇待点评')
  const before = Number.parseInt((await waiting.textContent())?.replace('下属日志', '') ?? '', 10)
  await log.locator('.review-row').first().click()
  await log.getByLabel('我的点评').fill('材料扎实，请继续跟进。')
  await log.getByRole('button', { name: '点评', exact: true }).click()
  await expect(log.getByRole('listitem').filter({ hasText: '材料扎实' })).toBeVisible()
  await expect(waiting).toContainText(`${before - 1}篇待点评`)
  await page.reload()
  await expect(log.getByText('材料扎实，请继续跟进。')).toBeVisible()
})

test('[APP-15] a file is sent, shown, renamed, fetched and deleted', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, app: files } = await visit('/center/myFile')
  const text = '第一行\n第二行'
  const sent = { name: '备忘.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
  await files.getByLabel('选择要上传的文件').setInputFiles(sent)
  await files.getByRole('link', { name: '备忘.txt', exact: true }).click()
  await expect(files.locator('pre')).toHaveText(text)
  const download = page.waitForEvent('download')
  await files.getByRole('link', { name: '下载' }).click()
  const fetched = await download
  expect(fetched.suggestedFilename()).toBe('备忘.txt')
  expect(await readFile(await fetched.path(), 'utf8')).toBe(text)

  await files.getByRole('link', { name: '返回个人文件' }).click()
  await files.getByRole('button', { name: /^重命名.*备忘/ }).click()
  await files.getByRole('textbox', { name: /新名称/ }).fill('备忘录')
  await page.keyboard.press('Enter')
  await expect(files.getByRole('link', { name: '备忘录.txt', exact: true })).toBeVisible()
  await page.reload()
  await files.getByRole('button', { name: /^删除.*备忘录/ }).click()
  await expect(files.getByRole('button', { name: '撤销' })).toBeFocused()
  await expect(files.getByRole('link', { name: '备忘录.txt', exact: true })).toHaveCount(0)
})

test('[FILE-01] a file that its app keeps says that it cannot be shown', { tag: '@long' }, async ({
  visit,
}) => {
  const { app: files } = await visit('/center/myFile?fileType=ppt')
  await files.getByRole('button', { name: '公文格式规范培训.pptx', exact: true }).click()
  await expect(files.getByText('该文件暂不支持预览')).toBeVisible()
})

for (const [code, path] of [
  ['addresslist', '/addresslist/org'],
  ['forum', '/forum/topics'],
  ['work', '/work/list'],
  ['dailyPerson', '/dailyPerson/index'],
  ['center', '/center/myFile'],
] as const) {
  test.describe(`${code} while its service is down`, () => {
    test.use({ viewport: { width: 390, height: 844 }, allowedErrors: /status of 503/ })

    test(
      '[HOLD-01] says so, loads on demand, and fits a phone',
      longUnless(code === 'addresslist'),
      async ({ visit, space, context }) => {
        // Without pushes, so that the app does not request again on its own.
        await context.routeWebSocket(/\/live$/, () => {})
        for (const service of ['addressbook', 'im', 'base', 'workbook', 'filecenter']) {
          space.faults.add({ path: `/service-${service}/*`, kind: 'status', status: 503 })
        }
        const { shell } = await visit(path)
        const app = shell.app(code)
        const retry = app.getByRole('button', { name: '重试' })
        await expect(retry).toBeVisible()
        space.faults.clear()
        await retry.click()
        await expect(retry).toHaveCount(0)
        const root = app.locator('html')
        const [wide, shown] = await root.evaluate((html) => [html.scrollWidth, html.clientWidth])
        expect(wide, 'no sideways scrolling').toBe(shown)
      },
    )
  })
}
