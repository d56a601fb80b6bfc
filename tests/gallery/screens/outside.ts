import { createHttpClient } from '../../support/http-client'
import { publishNotice } from '../../support/notices'
import { expect, signInBy } from '../../support/test'
import { outside, type Screen } from '../screen'

const refused = /status of 4\d\d/
const down = /status of 50\d/

async function twoFactors({ page }: Parameters<NonNullable<Screen['steps']>>[0]) {
  await signInBy(page, 'lisi')
  await expect(page.getByRole('dialog', { name: '两步验证' })).toBeVisible()
}

/** Pages that are not in the shell. */
export const outsideScreens: readonly Screen[] = [
  outside('sign-in', '登录', '/login', { extent: 'main' }),
  outside('sign-in-branded', '登录，单位自己的标识', '/login', { scenario: 'branded-login' }),
  outside('sign-in-wrong', '登录，密码错误', '/login', {
    extent: 'main',
    isChinese: true,
    errors: refused,
    async steps({ page }) {
      await signInBy(page, 'zhangsan', 'wrong')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  }),
  outside('sign-in-slide', '登录，滑块验证', '/login', {
    scenario: 'slide-verify',
    errors: refused,
    async steps({ page }) {
      await signInBy(page, 'zhangsan')
      await expect(page.getByRole('slider')).toBeFocused()
    },
  }),
  outside('sign-in-second-factor', '登录，添加两步验证', '/login', {
    scenario: 'second-factor',
    errors: refused,
    steps: twoFactors,
  }),
  outside('sign-in-second-factor-code', '登录，身份验证器的二维码', '/login', {
    scenario: 'second-factor',
    errors: refused,
    async steps(scene) {
      await twoFactors(scene)
      await scene.page.getByRole('button', { name: '添加身份验证器' }).click()
      await expect(scene.page.getByRole('img', { name: '身份验证器的二维码' })).toBeVisible()
    },
  }),
  outside('sign-in-idle', '登录，因长时间未操作而退出', '/login?left=idle'),
  outside('sign-in-old-browser', '登录，浏览器提示', '/login', {
    before: ({ page }) =>
      page.addInitScript(() => {
        // Simulates Chromium 85, the last version in which something does not work.
        delete (Document.prototype as Partial<Document>).replaceChildren
      }),
  }),
  outside('old-browser', '浏览器版本过低', '/login', {
    async before({ page, stack }) {
      const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'
      const headers = { accept: 'text/html', 'user-agent': explorer }
      const { text } = await createHttpClient(stack.portal.url).get('/login', headers)
      await page.route('**/login', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: text }),
      )
    },
  }),
  outside('signed-out', '您已退出系统', '/logout'),
  outside('error-403', '没有权限', '/exptions?errorCode=403', { errors: refused }),
  outside('error-404', '页面不存在', '/exptions-404', { errors: refused, extent: 'main' }),
  outside('error-503', '服务暂时不可用', '/exptions-503', { errors: down }),
  outside('error-500', '系统出现错误', '/error', { errors: down }),
  outside('no-apps', '没有可用的应用', '/index', { account: 'wangwu', errors: refused }),
  outside('password-initial', '初始密码', '/index', { account: 'zhaoliu' }),
  outside('password-expired', '密码已过期', '/index', { account: 'sunqi' }),
  outside('password-forgotten', '忘记密码', '/missingPassword'),
  outside(
    'public-notice',
    '公开的通知',
    (space) =>
      publishNotice(space, {
        id: 'gallery',
        title: '关于做好大风降温天气防范应对工作的通知',
        content: '<p>各单位：</p><p>请做好防范应对工作，及时报告情况。</p>',
      }).path,
  ),
]
