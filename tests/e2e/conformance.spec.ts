import { docs, finding, grade, gradesOf } from '../support/conformance'
import { startEntryServer } from '../support/entry-server'
import { startIsolatedStack } from '../support/hosted-kinds'
import { expect, longUnless, test } from '../support/test'

test.describe('the conformance page', () => {
  for (const [app, path] of [
    ['首页', '/index'],
    ['内部邮件', '/inbox/write'],
    ['通知公告', '/list/index'],
    ['React 示例', '/example-react'],
  ] as const) {
    test(`[KIT-02] ${app}, a good app, passes`, longUnless(app === '首页'), async ({ visit }) => {
      const { page, shell } = await visit('/devDocs/conformance')
      await grade(page, { app, path })
      const grades = await gradesOf(page)
      expect(Object.values(grades).filter((one) => !['通过', '信息'].includes(one))).toEqual([])
      await expect(docs(page).getByRole('heading', { level: 2, name: '通过' })).toBeVisible()
      await expect(finding(page, /作为 realm：\d+ 分/)).toBeVisible()
      await expect(finding(page, /作为 page：\d+ 分/)).toBeVisible()
      await expect(docs(page).locator('iframe')).toHaveCount(0)
      await expect(shell.tabs.getByRole('tab', { name: /开发文档/ })).toHaveCount(1)
    })
  }

  test('[KIT-02] the report can be copied as JSON and made again', { tag: '@long' }, async ({
    visit,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { page } = await visit('/devDocs/conformance')
    await grade(page, { app: '网页示例' })
    await gradesOf(page)
    await docs(page).getByRole('button', { name: '复制 JSON' }).click()
    await expect(docs(page).getByText('已复制')).toBeVisible()
    const report = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
    expect(report).toMatchObject({ entry: '/subapps/example-plain/', conclusion: '通过' })
    expect(report.checks).toHaveLength(11)
    await docs(page).getByRole('button', { name: '重新检测' }).click()
    await expect(docs(page).getByRole('progressbar', { name: '检测进度' })).toBeVisible()
    await docs(page).getByRole('button', { name: '停止' }).click()
    await expect(docs(page).locator('iframe')).toHaveCount(0)
  })

  test('[KIT-02] says at the field what is wrong, and waits for a start', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page } = await visit('/devDocs/conformance?entry=https://a.example/&path=/leave')
    const form = docs(page)
    await expect(form.getByLabel('入口地址')).toHaveValue('https://a.example/')
    await expect(form.locator('iframe')).toHaveCount(0)
    await grade(page, { entry: 'javascript:alert(1)', path: 'leave' })
    await expect(form.getByText('入口地址以 https://、http:// 或 / 开头')).toBeVisible()
    await expect(form.getByText('起始路径以 / 和应用编码开头')).toBeVisible()
    await expect(form.getByLabel('入口地址')).toBeFocused()
  })
})

test.describe('where apps have origins of their own', () => {
  test.use({
    stack: async ({ kept }, use) =>
      use(await kept('stack with isolated apps', () => startIsolatedStack())),
    allowedErrors: /status of 404/,
  })

  test('[KIT-02] [ANY-04] the conformance page tries that, too, and recommends its row', async ({
    visit,
  }) => {
    const { page } = await visit('/devDocs/conformance')
    await grade(page, { app: '内部邮件' })
    await gradesOf(page)
    await expect(finding(page, /作为 realm：\d+ 分/)).toBeVisible()
    await expect(finding(page, /作为 page：\d+ 分/)).toBeVisible()
    await expect(finding(page, /在独立的源中：挂载用时 \d+ 毫秒/)).toBeVisible()
    await expect(finding(page, /"isolation":"origin"/)).toBeVisible()
    await expect(docs(page).locator('iframe')).toHaveCount(0)
  })
})

test.describe('misbehaving apps', () => {
  test.use({ scenario: 'misbehaving-apps', allowedErrors: /status of 404/ })

  test('[KIT-02] [KIT-04] are graded by what they do wrong', { tag: '@long' }, async ({
    visit,
  }) => {
    test.setTimeout(90_000)
    const { page } = await visit('/devDocs/conformance')
    await grade(page, { app: '崩溃应用' })
    expect(await gradesOf(page)).toMatchObject({ 挂载: '不通过', 卸载干净: '未检测' })
    await expect(finding(page, '启动时抛出错误：挂载时崩溃')).toBeVisible()

    await grade(page, { app: '缺失应用' })
    await expect(finding(page, /bad-missing\/ 返回 HTTP 404/)).toBeVisible()

    await grade(page, { app: '泄漏应用' })
    await expect(finding(page, '残留 1 个定时器：每 50 毫秒')).toBeVisible({ timeout: 20_000 })
    expect(await gradesOf(page)).toMatchObject({ 挂载: '通过', 卸载干净: '不通过' })

    await grade(page, { app: '抢焦点应用' })
    await expect(finding(page, /没有操作时抢占焦点/)).toBeVisible({ timeout: 20_000 })
    expect(await gradesOf(page)).toMatchObject({ 焦点: '不通过', 崩溃: '通过' })
  })
})

/** Everything that a page can do wrong, and attempts to break out of its app frame as well. */
const worst = `<!doctype html><html><head><style>*{outline:none}</style></head><body>
<div id="root"></div><script>
window.worst = {
  mount() {
    document.getElementById('root').innerHTML =
      '<p>一段文字</p><input><button></button><img src="data:,">'
    document.querySelector('input').addEventListener('keydown', (event) => event.preventDefault())
    document.querySelector('button').addEventListener('keydown', (event) => event.preventDefault())
    document.addEventListener('keydown', (event) => event.stopPropagation())
    window.addEventListener('error', () => { document.body.textContent = '' })
    setTimeout(() => { alert('停住'); window.portalProps.navigate('/index') })
    try { window.top.location.assign('/index') } catch {}
  },
  unmount() { throw new Error('不想走') },
}
</script></body></html>`

const plain =
  '<!doctype html><html lang="zh-CN"><body style="color:var(--portal-colors-text)"><h1>普通网页</h1></body></html>'

test('[KIT-02] an entry of another origin runs only after the user agrees', {
  tag: '@long',
}, async ({ visit, allowErrors }) => {
  allowErrors(/sandbox|Unsafe attempt|status of 40|ERR_CONNECTION|navigate/i)
  const server = await startEntryServer({
    '/worst/': worst,
    '/plain/': plain,
    '/data.json': '{}',
  })
  const { page } = await visit('/devDocs/conformance')
  await grade(page, { entry: `${server.url}/worst/`, path: '/worst' })
  const question = docs(page).getByRole('dialog')
  await expect(question).toContainText(server.url)
  await question.getByRole('button', { name: '取消' }).click()
  await expect(docs(page).locator('iframe')).toHaveCount(0)

  await grade(page, {})
  await question.getByRole('button', { name: '开始检测' }).click()
  expect(await gradesOf(page)).toMatchObject({
    挂载: '通过',
    可访问: '不通过',
    主题: '不通过',
    焦点: '不通过',
    活动: '不通过',
    未保存: '提示',
    崩溃: '不通过',
    卸载干净: '不通过',
  })
  await expect(finding(page, '出错后页面变为空白')).toBeVisible()
  await expect(finding(page, /Tab 键被拦截/)).toBeVisible()
  await expect(finding(page, /unmount 抛出错误：不想走/)).toBeVisible()
  await expect(page).toHaveURL(/\/devDocs\/conformance/)

  await grade(page, { entry: `${server.url}/plain/`, path: '/plain' })
  await question.getByRole('button', { name: '开始检测' }).click()
  await expect(finding(page, '普通网页，没有生命周期')).toBeVisible({ timeout: 20_000 })
  await expect(finding(page, '作为 page：登记为应用后才能检测')).toBeVisible({ timeout: 20_000 })
  expect(await gradesOf(page)).toMatchObject({ 挂载: '通过', 主题: '通过', 卸载干净: '通过' })

  await grade(page, { entry: `${server.url}/data.json`, path: '/data' })
  await question.getByRole('button', { name: '开始检测' }).click()
  await expect(finding(page, /返回的不是网页（application\/json）/)).toBeVisible()

  await server.close()
  await grade(page, { entry: `${server.url}/plain/`, path: '/plain' })
  await question.getByRole('button', { name: '开始检测' }).click()
  await expect(finding(page, /入口或脚本没有取到/)).toBeVisible({ timeout: 20_000 })
})
