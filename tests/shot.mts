import { chromium } from 'playwright'
import { startStack, openSpace, demoPassword } from './support/stack'
const stack = await startStack(); const { space } = openSpace(stack, 'default')
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const shots: [string, number, number, object, string][] = [
 ['home', 1366, 768, {}, ''], ['home-dark', 1366, 768, { scheme: 'dark' }, ''], ['home-en', 1366, 768, {}, 'en-US'], ['phone', 390, 844, {}, ''], ['phone-dark', 390, 844, { scheme: 'dark' }, ''], ['phone-en', 390, 844, { fontSize: 'large' }, 'en-US'],
]
for (const [name, width, height, look, lang] of shots) {
  const phone = width < 480
  const ctx = await b.newContext({ viewport: { width, height }, locale: 'zh-CN', hasTouch: phone, isMobile: phone, baseURL: stack.portal.url }); const page = await ctx.newPage()
  if (lang) await ctx.addCookies([{ name: 'portal-language', value: lang, url: stack.portal.url }])
  space.users.update('zhangsan', { theme: JSON.stringify({ id: 'default', look: { scheme: 'light', colouring: 'normal', corners: 'small', fontSize: 'medium', ...look } }) })
  await page.goto('/login?redirect=/index')
  await page.locator('input[name=username], input[autocomplete=username]').first().fill('zhangsan@' + space.id); await page.locator('input[type=password]').fill(demoPassword)
  await page.locator('button[type=submit]').first().click()
  await page.waitForURL('**/index'); await page.locator('[data-app-code=index][data-app-status="1"]').waitFor(); await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/s-${name}.png` })
  if (!phone) {
    await page.getByRole('banner').getByRole('button', { name: /张三/ }).click(); await page.waitForTimeout(400)
    await page.screenshot({ path: `/tmp/s-${name}-menu.png` })
    const items = await page.getByRole('menuitem').allTextContents(); console.log(name, items.join(' | '))
    for (const [i, key] of [[1,'layout'],[0,'theme']] as const) {
      const label = lang ? (key==='layout'? /layout/i : /skin|theme|appearance/i) : (key==='layout' ? '工作台布局' : '更换皮肤')
      const item = page.getByRole('menuitem', { name: label }).first()
      if (await item.count()) { await item.click(); await page.waitForTimeout(1500); await page.screenshot({ path: `/tmp/s-${name}-${key}.png` }); await page.keyboard.press('Escape'); await page.waitForTimeout(300); await page.getByRole('banner').getByRole('button', { name: /张三/ }).click(); await page.waitForTimeout(300) }
    }
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k'); await page.waitForTimeout(800); await page.keyboard.type('dang'); await page.waitForTimeout(1200); await page.screenshot({ path: `/tmp/s-${name}-palette.png` }); await page.keyboard.press('Escape')
  }
  await ctx.close()
}
await b.close(); await stack.close(); process.exit(0)
