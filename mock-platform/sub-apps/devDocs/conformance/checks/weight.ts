import type { Found } from '../report'
import type { Subject } from '../subject'

const limits = {
  script: { hint: 400, fail: 1_500 },
  style: { hint: 100, fail: 400 },
  requests: { hint: 30, fail: 80 },
}

/** What the app loads before it can be used, as compressed on the wire. */
export function checkWeight({ watch, scope }: Subject): Found {
  const files = watch.files()
  const script = kilobytes(files, /\.m?js$/)
  const style = kilobytes(files, /\.css$/)
  const foreign = files.filter(
    ({ name, encodedBodySize }) =>
      new URL(name).origin !== scope.location.origin && encodedBodySize === 0,
  )
  const measured = [
    { what: `脚本 ${script} KB`, amount: script, limit: limits.script },
    { what: `样式 ${style} KB`, amount: style, limit: limits.style },
    { what: `${files.length} 次请求`, amount: files.length, limit: limits.requests },
  ]
  return {
    fails: measured.filter(({ amount, limit }) => amount > limit.fail).map(tooMuch),
    hints: measured
      .filter(({ amount, limit }) => amount > limit.hint && amount <= limit.fail)
      .map(tooMuch),
    seen: [
      ...measured.filter(({ amount, limit }) => amount <= limit.hint).map(({ what }) => what),
      ...(foreign.length > 0
        ? [`${foreign.length} 个其他源的文件大小未知（缺少 Timing-Allow-Origin）`]
        : []),
    ],
  }
}

function tooMuch({ what, limit }: { what: string; limit: { hint: number } }): string {
  return `${what}，宜少于 ${limit.hint}`
}

function kilobytes(files: readonly PerformanceResourceTiming[], ending: RegExp): number {
  const bytes = files
    .filter(({ name }) => ending.test(new URL(name).pathname))
    .reduce((sum, file) => sum + file.encodedBodySize, 0)
  return Math.round(bytes / 1024)
}
