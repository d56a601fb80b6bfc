import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { signedInAs, stackForFile } from '../support/server-test'

const stack = await stackForFile()

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const system = '协同办公门户'

describe('the title', () => {
  it.each([
    ['/login', '登录页'],
    ['/ssoLogin', '单点登录'],
    ['/ssoLoginToken', '令牌登录'],
    ['/pcAuth', '电脑端认证登录'],
    ['/zwddPcAuth', '政务钉钉登录'],
    ['/zqtPcAuth', '政企通登录'],
    ['/meeting-login', '会议登录'],
    ['/thirdRedirect', '第三方系统登录'],
    ['/auth-redirect', '认证跳转'],
    ['/ssoLoginError', '单点登录失败'],
    ['/zwddErrorPage', '政务钉钉登录失败'],
    ['/baichuanErrorPage', '百川平台登录失败'],
    ['/noticeDetail', '通知详情'],
    ['/error', '出错了'],
    ['/exptions?errorCode=401', '登录已失效'],
    ['/exptions?errorCode=1001', '登录已失效'],
    ['/exptions?errorCode=403', '没有权限访问系统'],
    ['/exptions?errorCode=404', '页面不存在'],
    ['/exptions?errorCode=500', '系统出现错误'],
    ['/exptions?errorCode=503', '服务暂时不可用'],
    ['/exptions?errorCode=100000', '无法加载当前应用'],
    ['/exptions-404', '页面不存在'],
    ['/exptions-503', '服务暂时不可用'],
    ['/logout', '退出系统'],
  ])('[GUARD-09] of %s is 「%s」, without the shell', async (path, title) => {
    const page = await createHttpClient(stack.portal.url).get(path)
    expect(titleOf(page.text)).toBe(`${title} - ${system}`)
    expect(page.text).not.toContain('应用导航')
    expect(page.text.match(/<h1/g)).toHaveLength(1)
  })

  it.each([
    ['/index', '首页'],
    ['/inbox/list/1', '内部邮件'],
    ['/list/index', '通知公告'],
    ['/personal-setting/index', '个人中心'],
    ['/theme-setting/index', '更换皮肤'],
    ['/message-center/index', '消息中心'],
    ['/version-manager?fullscreen=1', '版本信息'],
  ])('[GUARD-01] of %s in the shell is 「%s」', async (path, title) => {
    const { client } = await signedInAs(stack)
    expect(titleOf((await client.get(path)).text)).toBe(`${title} - ${system}`)
  })

  const withIndex = ['/personal-setting', '/theme-setting', '/message-center']
  it.each(withIndex)('[GUARD-09] %s leads to its index', async (path) => {
    const { client } = await signedInAs(stack)
    expect((await client.get(path)).location).toBe(`${path}/index`)
  })
})
