import type { Language } from './languages'

/** The notice after an update of the portal, loaded together with the code that checks the version. */
const chinese = {
  name: '门户更新',
  served: '门户已更新，刷新后使用新版本',
  lost: '门户已更新，刷新后才能打开这一部分',
  refresh: '刷新',
  later: '稍后',
}

type NewVersionTexts = typeof chinese

const english: NewVersionTexts = {
  name: 'Portal update',
  served: 'The portal has been updated. Refresh to use the new version.',
  lost: 'The portal has been updated. Refresh to open this part.',
  refresh: 'Refresh',
  later: 'Later',
}

export const newVersionTexts: Record<Language, NewVersionTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
