import { extensionOf } from '~contract/platform/file-types'

export const nameLimit = 100

/** Users may only change `base`; `ending` identifies the file type. */
export function partsOf(name: string): { base: string; ending: string } {
  const extension = extensionOf(name)
  const ending = extension && name.slice(-extension.length - 1)
  return { base: name.slice(0, name.length - ending.length), ending }
}

/** '' = valid. */
export function nameProblem(name: string): string {
  const { base } = partsOf(name.trim())
  if (!base.trim()) return '请输入文件名'
  if (name.trim().length > nameLimit) return `文件名最多 ${nameLimit} 个字`
  if (/\p{Cc}/u.test(name)) return '文件名不能有不可见的字符'
  return /[\\/:*?"<>|]/.test(base) ? '文件名不能有 \\ / : * ? " < > |' : ''
}

/** Short enough for a sentence: the beginning and the ending. */
export function briefName(name: string): string {
  const { base, ending } = partsOf(name)
  const signs = [...base]
  return signs.length > 24 ? `${signs.slice(0, 24).join('')}…${ending}` : name
}
