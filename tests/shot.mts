import { chromium } from 'playwright'
import { startStack, openSpace } from './support/stack'
import { mkdirSync } from 'node:fs'
mkdirSync('/tmp/shots', { recursive: true })
const stack = await startStack()
const { account } = openSpace(stack)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const codes = (process.argv[2] ?? 'index,workflow,official,addresslist,forum').split(',')
for (const [name, viewport] of [['wide', { width: 1366, height: 768 }], ['phone', { width: 390, height: 844 }]] as const) {
  const context = await browser.newContext({ viewport, locale: 'zh-CN' })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()))
  await page.goto(`${stack.portal.url}/login`)
  await page.getByLabel('账号').fill(account('zhangsan'))
  await page.getByLabel('密码').fill('Portal@2026')
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL((u) => u.pathname !== '/login')
  for (const code of codes) {
    await page.goto(`${stack.portal.url}/${code}`)
    await page.locator('[data-app-status="1"]').first().waitFor().catch(() => console.log('not mounted', code))
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/shots/${code.replace(/\W/g, '_')}-${name}.png` })
  }
}
await browser.close()
await stack.close()
