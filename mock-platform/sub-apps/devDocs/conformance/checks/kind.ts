import type { Found } from '../report'
import type { Subject } from '../subject'

/** What an entry's page shows of its needs, line by line. */
interface Sign {
  pattern: RegExp
  what: string
  /** It depends on the browser's own parser, and so on a document of its own. */
  wantsPage?: boolean
  /** What its row of APP_HOSTING has to grant. */
  needs?: 'inline' | 'eval' | 'wasm'
}

const signs: readonly Sign[] = [
  {
    pattern: /\bdocument\.write(?:ln)?\s*\(/,
    what: 'document.write 只在解析网页时有效',
    wantsPage: true,
  },
  {
    pattern: /<html\s[^>]*\b(?:ng-app|class|style|data-)/i,
    what: 'html 元素上的属性',
    wantsPage: true,
  },
  { pattern: /<base\b[^>]*\bhref/i, what: '<base> 改变相对地址', wantsPage: true },
  {
    pattern: /<meta\b[^>]*charset\s*=\s*["']?\s*(?:gb|big5)/i,
    what: '网页不是 UTF-8 编码',
    wantsPage: true,
  },
  {
    pattern: /<[^>]*\son(?:click|change|input|submit|load|error|key\w+|mouse\w+|focus|blur)\s*=/i,
    what: '标记中的事件处理',
    needs: 'inline',
  },
  { pattern: /\beval\s*\(|\bnew Function\s*\(/, what: '由字符串生成代码', needs: 'eval' },
  { pattern: /\bWebAssembly\b|\.wasm\b/, what: 'WebAssembly', needs: 'wasm' },
]

/** The best way to host the app, and why, as a row of APP_HOSTING to copy. */
export async function checkKind(subject: Subject): Promise<Found> {
  const { scope, target, lifecycles } = subject
  const address = new URL(target.entry, location.origin)
  const credentials = address.origin === location.origin ? 'include' : 'omit'
  const html = await scope.fetch(address, { credentials }).then(
    (answer) => answer.text(),
    () => null,
  )
  const code = decodeURIComponent(target.path.split(/[/?#]/)[1] ?? '')
  if (html !== null) return { info: adviseKind(html, lifecycles ?? [], code) }
  return {
    info: [
      '建议 page：入口所在的服务器不允许其他源读取它（没有 Access-Control-Allow-Origin），作为单独的网页不需要',
      `APP_HOSTING：${JSON.stringify({ [code]: { kind: 'page' } })}`,
    ],
  }
}

export function adviseKind(html: string, lifecycles: readonly string[], code: string): string[] {
  const found = html
    .split('\n')
    .flatMap((line, at) =>
      signs.flatMap((sign) => (sign.pattern.test(line) ? [{ ...sign, at: at + 1 }] : [])),
    )
  const noDoctype = !/^\s*(?:<!--[\s\S]*?-->\s*)*<!doctype/i.test(html)
  const reasons = [
    ...(lifecycles.length === 0 ? ['没有生命周期'] : []),
    ...(noDoctype ? ['第 1 行：没有 <!doctype html>，按旧浏览器的方式排版'] : []),
    ...found.filter(({ wantsPage }) => wantsPage).map(({ at, what }) => `第 ${at} 行：${what}`),
  ]
  const needs = found.filter((sign) => sign.needs)
  const kind = reasons.length > 0 ? 'page' : 'realm'
  const row = { kind, ...Object.fromEntries(needs.map((sign) => [sign.needs, true])) }
  return [
    kind === 'page'
      ? `建议 page（自己的网页就是文档）：${reasons.join('；')}`
      : `建议 realm：有生命周期 ${lifecycles.join('、')}`,
    ...needs.map((sign) => `第 ${sign.at} 行：${sign.what}，需要 ${sign.needs}: true`),
    `APP_HOSTING：${JSON.stringify({ [code]: row })}`,
  ]
}
