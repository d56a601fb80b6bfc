import type { IsolatedTrial } from '../isolated'
import type { Found } from '../report'
import type { Subject } from '../subject'

/** A pattern in a line of the entry's page that reveals what the app needs. */
interface Sign {
  pattern: RegExp
  what: string
  /** Depends on the browser's own parser, and therefore on a document of its own. */
  wantsPage?: boolean
  /** What the app's row of APP_HOSTING must grant. */
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

/** The app's result in one kind of document. */
export interface Trial {
  kind: 'realm' | 'page'
  score: number
  conclusion: string
  /** Titles of the checks that failed. */
  wrong: readonly string[]
}

/**
 * Reports the app's results in both kinds of document and at an origin of its own, and recommends the best way to host
 * it: the reasons, and a row of APP_HOSTING to copy. A trial that is null was not run.
 */
export function checkKind(
  { target, lifecycles, html }: Pick<Subject, 'target' | 'lifecycles' | 'html'>,
  trials: readonly (Trial | null)[],
  isolated: IsolatedTrial | null = null,
): Found {
  const code = decodeURIComponent(target.path.split(/[/?#]/)[1] ?? '')
  const tried = trials.filter((trial) => trial !== null)
  const said = tried.map(({ kind, score, conclusion, wrong }) => {
    const which = wrong.length > 0 ? `；不通过：${wrong.join('、')}` : ''
    return `作为 ${kind}：${score} 分，${conclusion}${which}`
  })
  const untried = trials.includes(null) ? ['作为 page：登记为应用后才能检测'] : []
  const alone = isolated ? [isolatedFinding(isolated)] : []
  if (html !== null) {
    const advice = adviseKind(html, lifecycles ?? [], code, tried, isolated)
    return { info: [...said, ...untried, ...alone, ...advice] }
  }
  return {
    info: [
      ...said,
      ...untried,
      ...alone,
      '建议 page：入口所在的服务器不允许其他源读取它（没有 Access-Control-Allow-Origin），作为单独的网页不需要',
      `APP_HOSTING：${JSON.stringify({ [code]: { kind: 'page', ...isolationOf(isolated) } })}`,
    ],
  }
}

function isolatedFinding({ time, wrong }: IsolatedTrial): string {
  return `在独立的源中：${wrong ? `不能打开，${wrong}` : `挂载用时 ${time} 毫秒`}`
}

/** An app that works at an origin of its own is safest there. */
function isolationOf(isolated: IsolatedTrial | null) {
  return isolated && { isolation: isolated.wrong ? 'shared' : 'origin' }
}

export function adviseKind(
  html: string,
  lifecycles: readonly string[],
  code: string,
  trials: readonly Trial[] = [],
  isolated: IsolatedTrial | null = null,
): string[] {
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
  const scoreAs = (kind: Trial['kind']) => trials.find((one) => one.kind === kind)?.score ?? 0
  if (reasons.length === 0 && scoreAs('page') > scoreAs('realm')) reasons.push('检测得分更高')
  const needs = found.filter((sign) => sign.needs)
  const kind = reasons.length > 0 ? 'page' : 'realm'
  const granted = Object.fromEntries(needs.map((sign) => [sign.needs, true]))
  const row = { kind, ...isolationOf(isolated), ...granted }
  return [
    kind === 'page'
      ? `建议 page（自己的网页就是文档）：${reasons.join('；')}`
      : `建议 realm：有生命周期 ${lifecycles.join('、')}`,
    ...needs.map((sign) => `第 ${sign.at} 行：${sign.what}，需要 ${sign.needs}: true`),
    `APP_HOSTING：${JSON.stringify({ [code]: row })}`,
  ]
}
