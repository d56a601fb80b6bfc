import { describe, expect, it } from 'vitest'
import { adviseKind } from './kind'

const modern =
  '<!doctype html>\n<html lang="zh-CN"><head>\n<script src="app.js"></script></head><body></body></html>'

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
