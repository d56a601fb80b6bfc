import type { FontResource } from '../model/resources'

/**
 * Fonts of Chinese documents by the names in files, with the fonts that replace them on systems: Windows, macOS, Kylin
 * and UOS, then any Linux.
 */
const families: readonly (readonly [pattern: RegExp, stack: string])[] = [
  [
    /小标宋|大标宋|xiaobiaosong|fzxbs/i,
    '"FZXiaoBiaoSong-B05S", "FZXiaoBiaoSong-B05", "方正小标宋简体", "STZhongsong", "SimSun", "Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", serif',
  ],
  [
    /仿宋|fangsong/i,
    '"FangSong_GB2312", "FangSong", "仿宋_GB2312", "仿宋", "STFangsong", "FZFangSong-Z02", "Noto Serif CJK SC", "Source Han Serif SC", serif',
  ],
  [
    /楷|kaiti|\bkai\b/i,
    '"KaiTi_GB2312", "KaiTi", "楷体_GB2312", "楷体", "STKaiti", "Kaiti SC", "FZKai-Z03", "AR PL UKai CN", "Noto Serif CJK SC", serif',
  ],
  [
    /黑|雅黑|simhei|yahei|heiti|gothic|dengxian|等线/i,
    '"SimHei", "黑体", "Microsoft YaHei", "Heiti SC", "PingFang SC", "FZHei-B01", "Noto Sans CJK SC", "Source Han Sans SC", "WenQuanYi Micro Hei", sans-serif',
  ],
  [
    /宋|simsun|songti|mingliu|stsong|nsimsun/i,
    '"SimSun", "宋体", "NSimSun", "Songti SC", "STSong", "FZShuSong-Z01", "Noto Serif CJK SC", "Source Han Serif SC", "AR PL UMing CN", serif',
  ],
  [/隶|lisu/i, '"LiSu", "隶书", "STLiti", "Baoli SC", "Noto Serif CJK SC", serif'],
  [/幼圆|youyuan/i, '"YouYuan", "幼圆", "Yuanti SC", "Noto Sans CJK SC", sans-serif'],
  [/times/i, '"Times New Roman", "Liberation Serif", "Tinos", serif'],
  [/arial|helvetica|tahoma|verdana|segoe/i, '"Arial", "Liberation Sans", "Arimo", sans-serif'],
  [/courier|consolas|mono/i, '"Courier New", "Liberation Mono", "Cousine", monospace'],
  [/calibri|carlito/i, '"Calibri", "Carlito", sans-serif'],
  [/cambria|caladea/i, '"Cambria", "Caladea", serif'],
]

/** A CSS font family list for a font that is not embedded in the file. */
export function familyOf({ name, family, serif, fixedWidth }: FontResource): string {
  const own = [...new Set([name, family])].filter(Boolean).map(quoted)
  const known = families.find(([pattern]) => pattern.test(name) || pattern.test(family))
  const rest = known?.[1] ?? (fixedWidth ? 'monospace' : serif ? 'serif' : songOrSans)
  return [...own, rest].join(', ')
}

/** Office documents use Song by default. */
const songOrSans = '"SimSun", "Songti SC", "Noto Serif CJK SC", serif'

/** The name comes from a file, so it must not be able to end its string in a CSS value. */
const quoted = (name: string) => `"${name.replace(/["\\\n\r\f]/g, '').slice(0, 100)}"`
