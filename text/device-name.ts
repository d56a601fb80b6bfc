import type { Language } from './languages'

/** The name of a product: the same in all languages, or one for each. */
type Name = string | Record<Language, string>

/** The first match counts, because most browsers also name those that they are compatible with. */
const browsers: readonly [pattern: RegExp, name: Name][] = [
  [/TaurusApp/i, { 'zh-CN': '政务钉钉', 'en-US': 'DingTalk for Government' }],
  [/DingTalk/i, { 'zh-CN': '钉钉', 'en-US': 'DingTalk' }],
  [/wxwork/i, { 'zh-CN': '企业微信', 'en-US': 'WeCom' }],
  [/MicroMessenger/i, { 'zh-CN': '微信', 'en-US': 'WeChat' }],
  [/Qaxbrowser/i, { 'zh-CN': '奇安信浏览器', 'en-US': "Qi'anxin Browser" }],
  [/360SE|360EE|QIHU/i, { 'zh-CN': '360 浏览器', 'en-US': '360 Browser' }],
  [/QQBrowser/i, { 'zh-CN': 'QQ 浏览器', 'en-US': 'QQ Browser' }],
  [/\bEdgA?\/|EdgiOS/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom(?:e|ium)|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const systems: readonly [pattern: RegExp, name: Name][] = [
  [/HarmonyOS|OpenHarmony/i, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/UOS|deepin/i, { 'zh-CN': '统信 UOS', 'en-US': 'UOS' }],
  [/Kylin/i, { 'zh-CN': '银河麒麟', 'en-US': 'Kylin' }],
  [/Linux/, 'Linux'],
]

function nameIn(table: typeof browsers, text: string, language: Language): string | undefined {
  const name = table.find(([pattern]) => pattern.test(text))?.[1]
  return typeof name === 'object' ? name[language] : name
}

/** Browser and system that a User-Agent names, such as 「Chrome · Windows」; '' = neither is known. */
export function deviceName(userAgent: string, language: Language): string {
  const names = [browsers, systems].map((table) => nameIn(table, userAgent, language))
  return names.filter(Boolean).join(' · ')
}
