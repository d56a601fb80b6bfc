import { describe, expect, it } from 'vitest'
import { signedInAs, stackForFile } from '../support/server-test'

const stack = await stackForFile()
const path = '/file-viewer/mail-html'

async function reader(name = 'zhangsan') {
  const { client } = await signedInAs(stack, name)
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    client.postJson(path, body, headers)
  return { client, ask }
}

describe(`POST ${path}`, () => {
  it.each([
    '<svg><style><img src=x onerror=a()></style></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=a()>',
    '<form action=//evil.example><input name=p><button>好</button></form>',
    '<base href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example">',
    '<link rel=prefetch href=//evil.example><style>@import "//evil.example"</style>',
    '<a href="java\tscript:a()" target=_top>看</a><a href=data:text/html,x>看</a>',
    '<p style="background:url(//evil.example);position:fixed">看</p>',
    '<img src=//evil.example srcset=//evil.example onload=a()><video poster=//evil.example>',
    '<iframe srcdoc="<script>a()</script>"></iframe><object data=//evil.example></object>',
    '+ADw-script+AD4-a()+ADw-/script+AD4-<script>a()</script>',
  ])('[SAFE-06] [DOC-05] leaves nothing that runs, loads or leads elsewhere of %s', async (html) => {
    const { ask } = await reader()
    const { status, text } = await ask({ html })
    expect(status).toBe(200)
    const safe: string = JSON.parse(text).html
    expect(safe).not.toMatch(
      /evil|script:|<script|on\w+=|<(?:svg|math|style|form|input|base|meta)/i,
    )
  })

  it.each([
    [null],
    [[]],
    [{}],
    [{ html: 7 }],
    [{ html: { toString: 'x' } }],
  ])('[DOC-05] refuses %j in words', async (body) => {
    const { status, text } = await (await reader()).ask(body)
    expect([status, /[\u4e00-\u9fff]/.test(JSON.parse(text).error)]).toEqual([400, true])
  })

  it('[SAFE-03] refuses what another site sends, and what is too long', async () => {
    const { ask } = await reader()
    expect((await ask({ html: 'a' }, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await ask({ html: 'a'.repeat(70_000) })).status).toBe(413)
  })

  it('[SAFE-16] [SAFE-06] a user who floods it with mails is refused in words, and no other user is', async () => {
    const { ask } = await reader('lisi')
    const answers = await Promise.all(Array.from({ length: 70 }, (_, at) => ask({ html: `${at}` })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    expect(JSON.parse(refused[0]?.text ?? '').error).toBe('打开邮件过于频繁，请稍后再试')
    expect((await (await reader('zhangsan')).ask({ html: 'a' })).status).toBe(200)
  })
})
