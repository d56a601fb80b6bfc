import { describe, expect, it } from 'vitest'
import { adviseKind, checkKind } from './kind'

const modern =
  '<!doctype html>\n<html lang="zh-CN"><head>\n<script src="app.js"></script></head><body></body></html>'

describe('the kinds that an app was tried in', () => {
  const target = { title: '请假', entry: '/subapps/leave/', path: '/leave' }
  const subject = { target, html: modern, lifecycles: ['mount', 'unmount'] }
  const realm = { kind: 'realm', score: 80, conclusion: '不通过', wrong: ['卸载干净'] } as const
  const page = { kind: 'page', score: 95, conclusion: '基本通过', wrong: [] } as const

  it('[KIT-02] are graded, and the better one is recommended', () => {
    expect(checkKind(subject, [realm, page]).info).toEqual([
      '作为 realm：80 分，不通过；不通过：卸载干净',
      '作为 page：95 分，基本通过',
      '建议 page（自己的网页就是文档）：检测得分更高',
      'APP_HOSTING：{"leave":{"kind":"page"}}',
    ])
  })

  it('[KIT-02] [ANY-04] come with how it does at an origin of its own', () => {
    const trials = [realm, page] as const
    const alone = checkKind(subject, trials, { time: 240, wrong: '' }).info
    expect(alone).toContain('在独立的源中：挂载用时 240 毫秒')
    expect(alone).toContain('APP_HOSTING：{"leave":{"kind":"page","isolation":"origin"}}')
    const broken = checkKind(subject, trials, { time: 90, wrong: '启动时抛出错误：没有令牌' }).info
    expect(broken).toContain('在独立的源中：不能打开，启动时抛出错误：没有令牌')
    expect(broken).toContain('APP_HOSTING：{"leave":{"kind":"page","isolation":"shared"}}')
  })

  it('[KIT-02] may be one alone, before the app is registered', () => {
    expect(checkKind(subject, [realm, null]).info).toContain('作为 page：登记为应用后才能检测')
  })
})

describe('the advice on how to host an app', () => {
  it('[ANY-02] [KIT-02] is the realm document for lifecycles and a page without peculiarities', () => {
    expect(adviseKind(modern, ['mount', 'unmount'], 'leave')).toEqual([
      '建议 realm：有生命周期 mount、unmount',
      'APP_HOSTING：{"leave":{"kind":"realm"}}',
    ])
  })

  it('[ANY-02] [KIT-02] is its own page where there are no lifecycles', () => {
    expect(adviseKind(modern, [], 'leave')).toEqual([
      '建议 page（自己的网页就是文档）：没有生命周期',
      'APP_HOSTING：{"leave":{"kind":"page"}}',
    ])
  })

  it('[ANY-03] [KIT-02] names each line that needs something', () => {
    const old = [
      '<html ng-app="ledger">',
      '<meta charset="gb2312">',
      '<base href="/old/">',
      '<button onclick="go()">查询</button>',
      '<script>document.write("<p>"); eval("1")</script>',
    ].join('\n')
    expect(adviseKind(old, ['mount'], 'old')).toEqual([
      '建议 page（自己的网页就是文档）：第 1 行：没有 <!doctype html>，按旧浏览器的方式排版；第 1 行：html 元素上的属性；第 2 行：网页不是 UTF-8 编码；第 3 行：<base> 改变相对地址；第 5 行：document.write 只在解析网页时有效',
      '第 4 行：标记中的事件处理，需要 inline: true',
      '第 5 行：由字符串生成代码，需要 eval: true',
      'APP_HOSTING：{"old":{"kind":"page","inline":true,"eval":true}}',
    ])
  })
})
