/** The first that fits counts: most browsers also name those whose kind they are. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/TaurusApp/i, '政务钉钉'],
  [/DingTalk/i, '钉钉'],
  [/wxwork/i, '企业微信'],
  [/MicroMessenger/i, '微信'],
  [/Qaxbrowser/i, '奇安信浏览器'],
  [/360SE|360EE|QIHU/i, '360 浏览器'],
  [/QQBrowser/i, 'QQ 浏览器'],
  [/\bEdgA?\/|EdgiOS/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom(?:e|ium)|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const systems: readonly [pattern: RegExp, name: string][] = [
  [/HarmonyOS|OpenHarmony/i, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/UOS|deepin/i, '统信 UOS'],
  [/Kylin/i, '银河麒麟'],
  [/Linux/, 'Linux'],
]

const nameIn = (table: typeof browsers, text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/** Browser and system that a User-Agent names, such as 「Chrome · Windows」; '' = neither is known. */
export function deviceName(userAgent: string): string {
  return [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(' · ')
}
