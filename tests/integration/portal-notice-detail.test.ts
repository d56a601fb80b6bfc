import { describe, expect, it } from 'vitest'
import { noticesModel } from '../../mock-platform/data/notices'
import { createHttpClient } from '../support/http-client'
import { publishNotice } from '../support/notices'
import { stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

const stack = await stackForFile()

/** A notice of lisi's tenant, and its address for users who are not signed in. */
function publish(type: '公告' | '通知', content = '<p>请相互转告。</p>') {
  const { space, account } = openSpace(stack)
  const title = '关于 <b>节日</b> 值班的公告'
  const notice = publishNotice(space, { id: 'notice-x', title, content, type })
  const client = createHttpClient(stack.portal.url)
  return { space, account, client, ...notice }
}

describe('/noticeDetail', () => {
  it('[GUARD-04] shows a public notice to readers who are not signed in', async () => {
    const { client, path } = publish('公告')
    const page = await client.get(path)
    expect(page.status).toBe(200)
    expect(page.text).toContain('关于 &lt;b&gt;节日&lt;/b&gt; 值班的公告')
    expect(page.text).toContain('请相互转告。')
    expect(page.text).not.toContain('应用导航')
    expect(page.text).toMatch(/<a[^>]*>登录<\/a>/)
  })

  it('[GUARD-04] shows what is internal to the users of the tenant alone', async () => {
    const { client, path, account, id } = publish('通知')
    const refused = await client.get(path)
    expect(refused.status).toBe(403)
    expect(refused.text).not.toContain('请相互转告')
    expect(refused.text).toContain(
      `/login?redirect=${encodeURIComponent('/noticeDetail?id=notice-x')}`,
    )
    await client.signIn(account('lisi'))
    const page = await client.get(`/noticeDetail?id=${id}`)
    expect(page.text).toContain('请相互转告')
    expect(page.text).toMatch(/<a[^>]*href="\/"[^>]*>返回首页<\/a>/)
  })

  it('[SAFE-06] shows a notice as it was typed, and nothing of it that runs or loads', async () => {
    const { client, path } = publish(
      '公告',
      '<p onclick="a()" style="text-align: right; position: fixed">一<img src=x onerror="alert(1)">二</p><script>alert(2)</script>' +
        '<a href="javascript:alert(3)">三</a><iframe src="//evil.example"></iframe>&lt;img src=y&gt;',
    )
    const { text } = await client.get(path)
    expect(text).toContain('<p data-style="text-align:right">一二</p><a>三</a>&lt;img src=y&gt;')
    expect(text).not.toMatch(/onerror|alert\(|evil\.example|<img|<iframe|javascript:/)
  })

  it.each([
    '',
    '?id=',
    '?id=a&id=b',
    '?id=..',
    '?id=a%2Fb',
    `?id=${'a'.repeat(10_000)}`,
    '?id=%00',
  ])('[GUARD-09] at the odd address %.20s asks no backend, and says so', async (query) => {
    const { client, space } = publish('公告')
    const page = await client.get(`/noticeDetail${query}`)
    expect(page.status).toBe(400)
    expect(page.text).toContain('通知地址不正确')
    expect(space.journal.find({ path: '/service-notify/*' })).toEqual([])
  })

  it('[GUARD-09] says that a notice is gone, and that the service is down', async () => {
    const { client, path, space, id } = publish('公告')
    space.faults.add({ path: '/service-notify/*', kind: 'status', status: 503 })
    const down = await client.get(path)
    expect(down.status).toBe(502)
    expect(down.text).toContain('暂时无法查看通知')
    expect(down.text).toMatch(/<a[^>]*href="\/noticeDetail\?id=notice-x[^>]*>重试<\/a>/)
    space.faults.clear()
    space.collection(noticesModel).remove(id)
    const gone = await client.get(path)
    expect(gone.status).toBe(404)
    expect(gone.text).toContain('通知不存在')
  })
})
