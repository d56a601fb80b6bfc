import type { FileType } from '~contract/platform/file-types'

export const typeTexts: Record<FileType, string> = {
  doc: '文档',
  xls: '表格',
  ppt: '演示文稿',
  pdf: 'PDF',
  img: '图片',
  audio: '音频',
  video: '视频',
  zip: '压缩包',
  txt: '文本',
  other: '其他',
}

/** What stands on the icon of each kind. */
export const typeLetters: Record<FileType, string> = {
  doc: 'W',
  xls: 'X',
  ppt: 'P',
  pdf: 'PDF',
  img: '图',
  audio: '音',
  video: '视',
  zip: 'ZIP',
  txt: 'TXT',
  other: '?',
}

export const notShown = '该文件暂不支持预览'

/** `1.2 MB`; a dash where it is unknown. */
export function sizeText(bytes: number | null | undefined): string {
  if (bytes == null) return '—'
  if (bytes < 1024) return `${bytes} B`
  const units = ['KB', 'MB', 'GB']
  const place = Math.min(units.length, Math.floor(Math.log(bytes) / Math.log(1024)))
  return `${(bytes / 1024 ** place).toFixed(1).replace('.0', '')} ${units[place - 1]}`
}
