import type { Language } from './languages'

/** Sentences about versions, for an app and a dialog that few users open. */
const chinese = {
  title: '版本信息',
  current: '当前版本',
  label: 'VERSION',
  history: '历史版本',
  untitled: '版本更新',
  failed: '版本记录加载失败',
  empty: '暂无版本记录',
  emptyDetail: '发布新版本后，更新内容会显示在这里。',
}

type VersionTexts = typeof chinese

const english: VersionTexts = {
  title: 'Versions',
  current: 'Current version',
  label: 'VERSION',
  history: 'Version history',
  untitled: 'Update',
  failed: 'The version history could not be loaded',
  empty: 'No versions yet',
  emptyDetail: 'What is new appears here after a release.',
}

export const versionTexts: Record<Language, VersionTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
